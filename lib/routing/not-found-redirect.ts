import { redirect } from 'next/navigation';
import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/config/env';

/** Sends the visitor out of the app (ROUTE-05): no cache may keep the response, for the page may come to exist. */
export function redirectToNotFound(request: NextRequest): NextResponse {
  const response = NextResponse.redirect(new URL(env.NOT_FOUND_URL, request.nextUrl), 302);
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

/** The same from a route handler, which, unlike the middleware, may answer with a relative address. */
export function respondNotFoundRedirect(): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: env.NOT_FOUND_URL, 'Cache-Control': 'no-store' },
  });
}

/** The same from a page: to be called before anything of it is sent. */
export function redirectPageToNotFound(): never {
  redirect(env.NOT_FOUND_URL);
}
