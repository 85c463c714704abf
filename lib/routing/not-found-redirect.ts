import { redirect } from 'next/navigation';
import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/env/env';
import type { Locale } from '@/lib/i18n/locales';
import { getRoute } from './table';

function locate(locale: Locale): string {
  const { path } = getRoute('notFound');
  return env.NOT_FOUND_URL === path ? `/${locale}${path}` : env.NOT_FOUND_URL;
}

/** Redirects to the not-found page (ROUTE-05). The response is not cached, because the page may be created later. */
export function redirectToNotFound(request: NextRequest, locale: Locale): NextResponse {
  const response = NextResponse.redirect(new URL(locate(locale), request.nextUrl), 302);
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

/** The same for a route handler, which, unlike the middleware, may send a relative address. */
export function respondNotFoundRedirect(): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: env.NOT_FOUND_URL, 'Cache-Control': 'no-store' },
  });
}

/** The same for a page; call it before any of the page is sent. */
export function redirectPageToNotFound(locale: Locale): never {
  redirect(locate(locale));
}
