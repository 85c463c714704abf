import type { Locale } from '../../i18n/locales.ts';
import { isAddressTooLong, isPersonal, pickPublicQuery } from '../../routing/caching.ts';
import { splitPath } from '../../routing/split-path.ts';
import { findRoute } from '../../routing/table.ts';

/** What a request asks the store for. */
export interface PageAddress {
  /** Path and the parameters that the page answers to, in one order: who asks with this key gets the same bytes. */
  key: string;
  locale: Locale;
  /** True when people with a session get a page of their own here. */
  knowsSession: boolean;
  /** False for searches and other queries, of which there are endlessly many. */
  isMain: boolean;
}

/**
 * The public page behind a target; parameters that it does not know change nothing.
 * @param target path and query, as `readTarget` gives it
 * @returns null for what is no public page, a personal answer of one, or an address that is too long for a page
 */
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
  };
}
