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

/** Hajj, Umrah, the two cities, guidance, counter, map, guides and dictionary; never personal data. */
export function listOfflineAddresses(locale: Locale): string[] {
  return listRows().map(({ path }) => getAddress(locale, path));
}
