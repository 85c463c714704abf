import type { Locale } from '@/lib/i18n/locales';

/** Most that the copy of one language may take on a device, in bytes. */
export const MAX_COPY_BYTES = 1_000_000;

/** The copy of a language is a cache of this name, followed by the language; `public/sw.js` knows it too. */
export const COPY_PREFIX = 'offline-copy-';

/** What the copy says of itself lies in it under this name, which no page has. */
export const CONTENTS_ADDRESS = '/offline-copy';

/** The page that stands for one that was not saved; `public/sw.js` asks for it by this name. */
export const MISSING_ADDRESS = '/offline-copy/missing';

/** A saved page names by this header which scripts it may run, by their hashes; `public/sw.js` reads it. */
export const SCRIPTS_HEADER = 'X-Script-Sources';

export interface SavedPage {
  address: string;
  title: string;
}

/** What a copy says of itself. */
export interface CopyContents {
  /** When it was saved, in the reader's words. */
  savedOn: string;
  /** What the copy takes on the device. */
  bytes: number;
  pages: SavedPage[];
  /** Addresses that could not be saved. */
  missing: string[];
}

/** The name of the cache that holds the copy of a language. */
export function copyName(locale: Locale): string {
  return COPY_PREFIX + locale;
}
