import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { LOCALE_HEADER } from '@/lib/i18n/locale-header';
import type { Locale } from '@/lib/i18n/locales';
import { splitPath } from '@/lib/routing/split-path';
import type { Route } from '@/lib/routing/table';
import { buildPagePolicy } from './csp';
import { findStaticHashes } from './static-hashes';

const POLICY_HEADER = 'Content-Security-Policy';

/**
 * Hands the request to the page of a route, under its canonical path, with its own security policy:
 * hashes for a prerendered page, a nonce for one that is rendered per request.
 * @param hasTwin true when an editor has overridden texts of a prerendered page: its live twin answers
 */
export function renderRoute(
  request: NextRequest,
  route: Route,
  locale: Locale,
  hasTwin: boolean,
): NextResponse {
  const target = request.nextUrl.clone();
  if (hasTwin) target.pathname = `/${locale}/twin${route.path}`;
  else if (route.aliases?.includes(splitPath(target.pathname).path))
    target.pathname = `/${locale}${route.path}`;
  const hashes = route.kind === 'static' ? findStaticHashes(target.pathname) : null;
  const policy = buildPagePolicy(hashes ?? [`'nonce-${randomBytes(16).toString('base64')}'`]);

  const headers = new Headers(request.headers);
  // Next reads the nonce for its own scripts from the request's policy; a prerendered page must not see one.
  headers.delete(POLICY_HEADER);
  if (!hashes) headers.set(POLICY_HEADER, policy);
  headers.set(LOCALE_HEADER, locale);
  const isElsewhere = target.pathname !== request.nextUrl.pathname;
  const init = { request: { headers } };
  const response = isElsewhere ? NextResponse.rewrite(target, init) : NextResponse.next(init);
  response.headers.set(POLICY_HEADER, policy);
  response.headers.set('Content-Language', locale);
  return response;
}
