import { redirect } from 'next/navigation';
import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/env/env';
import type { Locale } from '@/lib/i18n/locales';
import { getRoute } from './table';

/** The page that says so, in the language of the address that was asked for; what the operator names knows no language. */
function locate(locale: Locale): string {
  const { path } = getRoute('notFound');
  return env.NOT_FOUND_URL === path ? `/${locale}${path}` : env.NOT_FOUND_URL;
}

/** Sends the visitor out of the app (ROUTE-05): no cache may keep the response, for the page may come to exist. */
export function redirectToNotFound(request: NextRequest, locale: Locale): NextResponse {
  const response = NextResponse.redirect(new URL(locate(locale), request.nextUrl), 302);
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
export function redirectPageToNotFound(locale: Locale): never {
  redirect(locate(locale));
}
