import type { NextRequest, NextResponse } from 'next/server';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales.ts';

/** Name of the cookie that stores the visitor's language (LANG-03). */
export const LOCALE_COOKIE = 'currentLang';

export const LOCALE_COOKIE_SECONDS = 31_536_000;

/** The stored language, else Arabic; Accept-Language is not consulted (LANG-03). */
export function readStoredLocale(request: NextRequest): Locale {
  const stored = request.cookies.get(LOCALE_COOKIE)?.value;
  return isLocale(stored) ? stored : DEFAULT_LOCALE;
}

/** Stores the language of a visited address (LANG-05), unless it is stored already. */
export function storeLocale(
  request: NextRequest,
  response: NextResponse,
  locale: Locale,
  secure: boolean,
): void {
  if (request.cookies.get(LOCALE_COOKIE)?.value === locale) return;
  const kept = { path: '/', sameSite: 'lax', maxAge: LOCALE_COOKIE_SECONDS, secure } as const;
  response.cookies.set(LOCALE_COOKIE, locale, kept);
}
