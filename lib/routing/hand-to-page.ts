import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { LOCALE_HEADER } from '@/lib/i18n/locale-header';
import type { Locale } from '@/lib/i18n/locales';
import { PATH_HEADER, splitPath } from '@/lib/routing/split-path';
import type { Row } from '@/lib/routing/table';
import { buildCacheHeaders, pickPublicQuery } from './caching';
import { buildPagePolicy } from './csp';

const POLICY_HEADER = 'Content-Security-Policy';
/** Headers that identify visitors; a public page is rendered without them. */
const VISITOR_HEADERS = ['cookie', 'authorization'] as const;

/** Rewrites to the file of the page's group. A public page depends on its address alone: cookies are dropped. */
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

  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
  const policy = buildPagePolicy([nonce], undefined, row.isFramed);
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
  // For browsers that do not support `frame-ancestors` of the policy.
  if (row.isFramed) response.headers.set('X-Frame-Options', 'SAMEORIGIN');
  if (isPersonal) return response;
  for (const [name, value] of Object.entries(buildCacheHeaders(row))) response.headers.set(name, value);
  return response;
}
