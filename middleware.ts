import { type NextRequest, NextResponse } from 'next/server';
import { isUnavailable } from '@/lib/api/upstream';
import { findCookie } from '@/lib/auth/sessions/cookies';
import { keepSeen } from '@/lib/auth/sessions/keep-session';
import { SESSION_COOKIE } from '@/lib/auth/sessions/session-cookie';
import { hintSignIn } from '@/lib/auth/sessions/sign-in-hint';
import { exchangeCallback } from '@/lib/auth/sign-on/callback';
import { redirectToCertificate } from '@/lib/award/server-side/check-redirect';
import { namesUnknownEdition } from '@/lib/award/server-side/named-edition';
import { isEncrypted } from '@/lib/env/is-encrypted';
import type { Locale } from '@/lib/i18n/locales';
import { readStoredLocale, storeLocale } from '@/lib/i18n/stored-locale';
import { namesUnknownItem } from '@/lib/publications/named-item';
import { isAddressTooLong, isPersonal, pickPublicQuery } from '@/lib/routing/caching';
import { isFile, isImmutable } from '@/lib/routing/files';
import { handToPage } from '@/lib/routing/hand-to-page';
import { redirectToNotFound } from '@/lib/routing/not-found-redirect';
import { isPrefetch } from '@/lib/routing/prefetch';
import { splitPath } from '@/lib/routing/split-path';
import { findRoute } from '@/lib/routing/table';
import { serveUnavailablePage } from '@/lib/routing/unavailable-page';
import { redirectToResults } from '@/lib/search/search-address';
import { isCheckPage, serveCheckPage } from '@/lib/suppliers/certificate-check';

/** Excludes the gateway, whose bodies pass through unchanged, and the files of the build. */
export const config = { runtime: 'nodejs', matcher: ['/((?!_next/|gateway/).*)'] };

/** Sets headers only for existing files, not for every address with their prefix. */
function passFile(pathname: string): NextResponse {
  const response = NextResponse.next();
  if (isImmutable(pathname)) response.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
  return response;
}

/** Next requires an absolute address here; it sends a relative one to the browser. */
function toAbsolute(response: Response, { url }: NextRequest): Response {
  const location = response.headers.get('Location');
  if (location) response.headers.set('Location', new URL(location, url).href);
  return response;
}

/** The QR code of a certificate contains an address without a language. */
async function answerCheck(
  request: NextRequest,
  path: string,
  locale: Locale | null,
  language: Locale,
): Promise<Response> {
  if (locale) return serveCheckPage(request, path, locale);
  const { search } = request.nextUrl;
  return NextResponse.redirect(new URL(`/${language}${path}${search}`, request.url), 307);
}

/**
 * In this order: files, forms of the search and of certificates, certificates of suppliers, unknown paths, prefetches
 * of personal pages, sign-on callback, slash at the end, language, addresses that are too long, unknown publications
 * and editions, policy, stored language, session.
 */
async function answer(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl;
  if (isFile(pathname)) return passFile(pathname);
  const trimmed = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  const { locale, path } = splitPath(trimmed);
  const language = locale ?? readStoredLocale(request);
  const results =
    redirectToResults(request, path, language) ?? redirectToCertificate(request, path, language);
  if (results) return results;
  if (isCheckPage(path)) return answerCheck(request, path, locale, language);
  const route = findRoute(path);
  if (!route) return redirectToNotFound(request, language);

  const hasSession = findCookie(SESSION_COOKIE, request.headers) !== undefined;
  const isForOne = isPersonal(route, request.nextUrl.searchParams, hasSession);
  const isAhead = isPrefetch(request.headers.get('sec-purpose'));
  // A personal page is rendered only when the visitor opens it: a prefetch opens, extends and uses up nothing.
  if (isAhead && isForOne)
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });

  const exchanged = await exchangeCallback(request, language);
  if (exchanged) return toAbsolute(exchanged, request);

  const here = new URL(`/${language}${path}${request.nextUrl.search}`, request.url);
  if (trimmed !== pathname) return NextResponse.redirect(here, 308);
  if (!locale) return NextResponse.redirect(here, 307);
  const { searchParams } = request.nextUrl;
  if (!isForOne && isAddressTooLong(trimmed, pickPublicQuery(route, searchParams)))
    return new Response(null, { status: 414, headers: { 'Cache-Control': 'no-store' } });
  if (await namesUnknownItem(route, path, searchParams, locale)) return redirectToNotFound(request, locale);
  if (await namesUnknownEdition(route, path, searchParams, locale))
    return redirectToNotFound(request, locale);
  const response = handToPage(request, route, locale, isForOne);
  if (isAhead) return response;
  storeLocale(request, response, locale, isEncrypted(request.headers.get('x-forwarded-proto')));
  hintSignIn(request, response);
  if (isForOne) await keepSeen(request, response);
  // A cookie belongs to one visitor: no cache may store it together with a public page.
  else if (response.headers.has('Set-Cookie')) response.headers.set('Cache-Control', 'private, no-cache');
  return response;
}

/** Sessions are only in the database: while it is unavailable, personal pages say so. */
export default async function middleware(request: NextRequest): Promise<Response> {
  try {
    return await answer(request);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    console.error(error);
    return serveUnavailablePage(
      request,
      splitPath(request.nextUrl.pathname).locale ?? readStoredLocale(request),
    );
  }
}
