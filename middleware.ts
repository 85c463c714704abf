import { type NextRequest, NextResponse } from 'next/server';

export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!_next/|gateway/|fonts/|icons/|health$|openapi.json$|favicon.ico$|icon.svg$).*)'],
};

export default function middleware(_request: NextRequest): NextResponse {
  return NextResponse.next();
}
