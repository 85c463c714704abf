import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { readCheckCode } from '@/lib/award/rules/check-code';
import type { Locale } from '@/lib/i18n/locales';
import { getRoute } from '@/lib/routing/table';

/** Longer than any code with its separators. */
const MAX_LENGTH = 64;

/** The path segment of a typed code; of another text what is left without signs, so that it is one segment. */
const toSegment = (text: string): string =>
  readCheckCode(text) ??
  ([...text]
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    .slice(0, MAX_LENGTH)
    .join('') ||
    '-');

/** Redirects the form with a typed code to the page of its result. @returns null for any other address */
export function redirectToCertificate(
  request: NextRequest,
  path: string,
  locale: Locale,
): NextResponse | null {
  const page = getRoute('certificateCheck').path;
  const code = request.nextUrl.searchParams.get('code');
  if (path !== page || code === null) return null;
  const target = `/${locale}${page}/${encodeURIComponent(toSegment(code))}`;
  return NextResponse.redirect(new URL(target, request.nextUrl), 303);
}
