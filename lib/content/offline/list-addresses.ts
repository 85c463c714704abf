import type { Locale } from '@/lib/i18n/locales';
import { getAddress } from '@/lib/routing/site-address';
import { getRoute, listModule, type RouteKey, type Row } from '@/lib/routing/table';

function listRows(): Row[] {
  return [
    ...listModule('haj'),
    ...listModule('umrah'),
    ...listModule('cities'),
    getRoute('guidance'),
    getRoute('counter'),
    getRoute('holySites'),
    getRoute('dictionary'),
    getRoute('customGuide'),
    getRoute('guides'),
  ];
}

/** True for a page that belongs to the copy. */
export function isSavedOffline(route: RouteKey): boolean {
  return listRows().some(({ key }) => key === route);
}

/**
 * The public addresses that make up the copy of a language: Hajj, Umrah, the two cities, guidance, counter, map of the holy sites, guides and dictionary.
 * Nothing else is ever stored, and nothing of a person: they are fetched without cookies.
 */
export function listOfflineAddresses(locale: Locale): string[] {
  return listRows().map(({ path }) => getAddress(locale, path));
}
