import type { Locale } from '@/lib/i18n/locales';

/** A signed-in person as the portal knows them in this request: their session. */
export interface Person {
  token: string;
  /** Whom the embedded API found behind it; not there beside an external root. */
  caller?: unknown;
  /** Their address as the front server saw it. */
  peer?: string;
}

export interface ServerCallOptions {
  locale: Locale;
  query?: Record<string, string>;
  /** Who is signed in; rows for anyone use the anonymous token without it. */
  person?: Person | null;
  /** The visitor's address as the front server saw it, for the API's limits. */
  peer?: string;
}
