import { getRoute, ROUTES, type RouteKey } from '@/lib/routing/table';

/** The values for the braces of each row that represents many pages; the ids are from the seed data. */
const SAMPLES: Partial<Record<RouteKey, string>> = {
  searchText: 'Arafat',
  newsDetails: 'offline-copy-for-the-journey',
  documentDetails: 'accessibility-statement',
  serviceDetails: 'research-award-entry',
  offerDetails: 'pharmacy-essentials-makkah',
};
/** Pages for signed-in users redirect without a session; separate tests cover them. */
const CLOSED = /^\/(Researchers\/|desk|requests)/;

function pathOf({ key, path }: (typeof ROUTES)[number]): string {
  if (!path.includes('{')) return path;
  const sample = SAMPLES[key];
  if (sample === undefined) throw new Error(`tests/support/pages/every-page.ts: name a sample for ${key}`);
  return path.replace(/\{\w+\}/, sample);
}

/** Every public page, with its path without the language; one page for each row with braces. */
export function listOpenPages(): { key: RouteKey; path: string }[] {
  return ROUTES.filter(({ path }) => !CLOSED.test(path)).map((row) => ({ key: row.key, path: pathOf(row) }));
}

/** One public page of each group: those of a group share code and styles. */
export const listPagePerGroup = () =>
  [...Map.groupBy(listOpenPages(), ({ key }) => getRoute(key).group ?? 'text').values()].flatMap((pages) =>
    pages.slice(0, 1),
  );
