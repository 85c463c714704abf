import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { LOCALE_HEADER } from '@/lib/i18n/locale-header';
import type { Locale } from '@/lib/i18n/locales';
import { PATH_HEADER, splitPath } from '@/lib/routing/split-path';
import type { Row } from '@/lib/routing/table';
import { buildCacheHeaders, pickPublicQuery } from './caching';
import { buildPagePolicy } from './csp';

const POLICY_HEADER = 'Content-Security-Policy';
/** What would tell visitors apart: a public page is made without it. */
const VISITOR_HEADERS = ['cookie', 'authorization'] as const;

/**
 * Hands the request to the file of a page's group, and tells it the canonical path. A public page is made of its address
 * alone: cookies and parameters that it does not know stay behind, and its headers say how it may be kept.
 * @param isPersonal the page is rendered for this visitor (`isPersonal` in caching.ts)
 */
export function handToPage(
  request: NextRequest,
  row: Row,
  locale: Locale,
  isPersonal: boolean,
): NextResponse {
  const target = request.nextUrl.clone();
  const asked = splitPath(target.pathname).path;
  const path = row.aliases?.includes(asked) ? row.path : asked;
  const query = isPersonal ? target.searchParams : pickPublicQuery(row, target.searchParams);
  target.pathname = `/${locale}/${row.group}`;
  target.search = query.toString();

  const policy = buildPagePolicy([`'nonce-${randomBytes(16).toString('base64')}'`]);
  const headers = new Headers(request.headers);
  // Next reads the nonce for its own scripts from the request's policy.
  headers.set(POLICY_HEADER, policy);
  headers.set(LOCALE_HEADER, locale);
  headers.set(PATH_HEADER, path);
  if (!isPersonal) for (const name of VISITOR_HEADERS) headers.delete(name);

  const response = NextResponse.rewrite(target, {
    request: { headers },
    status: row.key === 'notFound' ? 404 : 200,
  });
  response.headers.set(POLICY_HEADER, policy);
  response.headers.set('Content-Language', locale);
  if (isPersonal) return response;
  for (const [name, value] of Object.entries(buildCacheHeaders(row))) response.headers.set(name, value);
  return response;
}
