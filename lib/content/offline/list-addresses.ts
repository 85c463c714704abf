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

export function isSavedOffline(route: RouteKey): boolean {
  return listRows().some(({ key }) => key === route);
}

/**
 * The public addresses in the copy of a language: Hajj, Umrah, the two cities, guidance, counter, map of the holy
 * sites, guides and dictionary. They are fetched without cookies, and no personal data is ever stored.
 */
export function listOfflineAddresses(locale: Locale): string[] {
  return listRows().map(({ path }) => getAddress(locale, path));
}
