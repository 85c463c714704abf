import type { NextRequest, NextResponse } from 'next/server';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales';

/** Name of the cookie that keeps the visitor's language (decision 1). */
const LOCALE_COOKIE = 'currentLang';

const ONE_YEAR_SECONDS = 31_536_000;

/** The stored language, else Arabic; Accept-Language is not consulted (decision 1). */
export function readStoredLocale(request: NextRequest): Locale {
  const stored = request.cookies.get(LOCALE_COOKIE)?.value;
  return isLocale(stored) ? stored : DEFAULT_LOCALE;
}

/** A visit to a prefixed address stores its language (decision 5); nothing is sent when it is stored already. */
export function storeLocale(request: NextRequest, response: NextResponse, locale: Locale): void {
  if (request.cookies.get(LOCALE_COOKIE)?.value === locale) return;
  response.cookies.set(LOCALE_COOKIE, locale, { path: '/', sameSite: 'lax', maxAge: ONE_YEAR_SECONDS });
}
