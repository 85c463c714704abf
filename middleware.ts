import { type NextRequest, NextResponse } from 'next/server';
import { exchangeCallback } from '@/lib/auth/callback';
import { keepSeen } from '@/lib/auth/keep-seen';
import { hintSignIn } from '@/lib/auth/sign-in-hint';
import { readStoredLocale, storeLocale } from '@/lib/i18n/stored-locale';
import { leaveToNotFound } from '@/lib/routes/leave';
import { answerNotFound, isNotFoundPage } from '@/lib/routes/not-found-page';
import { splitPath } from '@/lib/routes/split-path';
import { findRoute } from '@/lib/routes/table';
import { leadToResults } from '@/lib/search/lead-to-results';
import { renderRoute } from '@/lib/security/render-route';
import { findMetaOverride } from '@/lib/seo/overrides';

/** Bodies of the gateway pass through untouched, so it and the files that never depend on a language stay outside. */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/|gateway/|fonts/|identity/|share/|documents/|feeds/|sitemaps/|health$|openapi.json$|inventory.json$|sitemap.xml$|sw.js$|manifest.webmanifest$|robots.txt$|icon.svg$).*)',
  ],
};

/** Language, search form, unknown paths, the sign-on callback, the security header of each page and its session, in this order. */
export default async function middleware(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl;
  if (isNotFoundPage(pathname)) return answerNotFound(readStoredLocale(request));
  const trimmed = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  const { locale, path } = splitPath(trimmed);
  const language = locale ?? readStoredLocale(request);
  const results = leadToResults(request, path, language);
  if (results) return results;
  const route = findRoute(path);
  if (!route) return leaveToNotFound(request);

  const exchanged = await exchangeCallback(request, language);
  if (exchanged) return exchanged;

  const here = new URL(`/${language}${path}${request.nextUrl.search}`, request.url);
  if (trimmed !== pathname) return NextResponse.redirect(here, 308);
  if (!locale) return NextResponse.redirect(here, 307);
  const hasTwin = route.kind === 'static' && (await findMetaOverride(route.key, locale)) !== null;
  const response = renderRoute(request, route, locale, hasTwin);
  storeLocale(request, response, locale);
  hintSignIn(request, response);
  if (route.kind === 'live') await keepSeen(request, response);
  return response;
}
