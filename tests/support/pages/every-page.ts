import { ROUTES, type RouteKey } from '@/lib/routing/table';

/** What stands in the place of the braces, for each row that stands for many pages; ids are the seed's. */
const SAMPLES: Partial<Record<RouteKey, string>> = {
  searchText: 'Arafat',
  newsDetails: 'offline-copy-for-the-journey',
  documentDetails: 'accessibility-statement',
  serviceDetails: 'research-award-entry',
  offerDetails: 'pharmacy-essentials-makkah',
};
/** Pages of a signed-in person lead elsewhere without a session; they have tests of their own. */
const CLOSED = /^\/(Researchers\/|desk|requests)/;

function pathOf({ key, path }: (typeof ROUTES)[number]): string {
  if (!path.includes('{')) return path;
  const sample = SAMPLES[key];
  if (sample === undefined) throw new Error(`tests/support/pages/every-page.ts: name a sample for ${key}`);
  return path.replace(/\{\w+\}/, sample);
}

/** Every page that is open to anyone, with its path below the language; one page for each row with braces. */
export function listOpenPages(): { key: RouteKey; path: string }[] {
  return ROUTES.filter(({ path }) => !CLOSED.test(path)).map((row) => ({ key: row.key, path: pathOf(row) }));
}
