import type { Locale } from '../i18n/locales.ts';
import { isAddressTooLong, isNeverStored, isPersonal, pickPublicQuery } from './caching.ts';
import { splitPath } from './split-path.ts';
import { findRoute } from './table.ts';

interface PageAddress {
  key: string;
  locale: Locale;
  knowsSession: boolean;
  isMain: boolean;
  isNeverStored: boolean;
}

/** @returns null for other addresses, personal variants of a public page, and addresses that are too long */
export function findPageAddress(target: string): PageAddress | null {
  const at = target.indexOf('?');
  const pathname = at === -1 ? target : target.slice(0, at);
  const { locale, path } = splitPath(pathname);
  const row = locale && findRoute(path);
  if (!row) return null;
  const given = new URLSearchParams(at === -1 ? '' : target.slice(at + 1));
  if (isPersonal(row, given, false)) return null;
  const picked = pickPublicQuery(row, given);
  if (isAddressTooLong(pathname, picked)) return null;
  const query = picked.toString();
  return {
    key: query === '' ? pathname : `${pathname}?${query}`,
    locale,
    knowsSession: isPersonal(row, given, true),
    isMain: query === '' && row.indexed,
    isNeverStored: isNeverStored(row),
  };
}
