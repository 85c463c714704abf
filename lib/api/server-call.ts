import type { Locale } from '@/lib/i18n/locales';

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
  person?: Person | null;
  /** The visitor's address as seen by the front server, for the API's rate limits. */
  peer?: string;
}
