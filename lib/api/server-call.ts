import type { Locale } from '@/lib/i18n/locales';

/** A signed-in person in the current request, from the session. */
export interface Person {
  token: string;
  /** The embedded API's earlier result; missing with an external root. */
  caller?: unknown;
  /** The person's address as seen by the front server. */
  peer?: string;
}

export interface ServerCallOptions {
  locale: Locale;
  query?: Record<string, string>;
  /** The signed-in person, if any; without one, rows for anyone use the anonymous token. */
  person?: Person | null;
  /** The visitor's address as seen by the front server, for the API's rate limits. */
  peer?: string;
}
