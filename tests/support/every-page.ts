import { ROUTES, type RouteKey } from '@/lib/routes/table';

/** What stands in the place of the braces, for each row that stands for many pages. */
const SAMPLES: Partial<Record<RouteKey, string>> = {
  searchText: 'Arafat',
  newsDetails: 'offline-copy-for-the-journey',
  documentDetails: 'accessibility-statement',
  serviceDetails: 'research-award-entry',
  offerDetails: 'pharmacy-essentials-makkah',
};

function pathOf({ key, path }: (typeof ROUTES)[number]): string {
  if (!path.includes('{')) return path;
  const sample = SAMPLES[key];
  if (sample === undefined) throw new Error(`tests/support/every-page.ts: name a sample for ${key}`);
  return path.replace(/\{\w+\}/, sample);
}

/**
 * Every page that is open to anyone, with its path below the language; one page for each row with braces. The
 * award's forms lead elsewhere without a session and have tests of their own.
 */
export function listOpenPages(): { key: RouteKey; path: string }[] {
  return ROUTES.filter(({ path }) => !path.startsWith('/Researchers/')).map((row) => ({
    key: row.key,
    path: pathOf(row),
  }));
}
