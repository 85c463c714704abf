import type { Locale } from '@/lib/i18n/locales';

/** Maximum size of the copy of one language, in bytes. */
export const MAX_COPY_BYTES = 1_000_000;

/** Prefix of the cache with a language's copy, followed by the language; also used in `public/sw.js`. */
export const COPY_PREFIX = 'offline-copy-';

export const CONTENTS_ADDRESS = '/offline-copy';

/** The page shown instead of a page that was not saved; also used in `public/sw.js`. */
export const MISSING_ADDRESS = '/offline-copy/missing';

/** Header of a saved page with the hashes of its allowed scripts; read by `public/sw.js`. */
export const SCRIPTS_HEADER = 'X-Script-Sources';

export interface SavedPage {
  address: string;
  title: string;
}

export interface CopyContents {
  savedOn: string;
  bytes: number;
  pages: SavedPage[];
  /** Addresses that could not be saved. */
  missing: string[];
}

export function copyName(locale: Locale): string {
  return COPY_PREFIX + locale;
}
