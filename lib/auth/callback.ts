import type { NextRequest, NextResponse } from 'next/server';
import type { Locale } from '@/lib/i18n/locales';

/** Placeholder until the exchange lands. */
export async function exchangeCallback(_request: NextRequest, _locale: Locale): Promise<NextResponse | null> {
  return null;
}
