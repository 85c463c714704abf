import { findRatedPage } from '@/lib/survey/rated-page';

/** The survey of a page shows the reasons for a rating. */
const REASONS = ['choices:notUsefulReasons', 'choices:usefulReasons'];

const withReasons = (path: string, tags: readonly string[]) =>
  findRatedPage(path) ? [...tags, ...REASONS].sort() : tags;

/**
 * The data that some public pages read, by their path without the language: the tags besides those of all
 * pages. Tests of the page store render such pages, and `tests/e2e/pages/page-reads.spec.ts` compares
 * the list with the portal.
 */
export const PAGE_READS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    '': ['day', 'publications:activity', 'publications:news', 'publications:service'],
    '/Haj': ['day'],
    '/trems': [],
    '/Researchers': ['day', 'edition', 'windows'],
    '/prizes': ['day', 'edition', 'windows'],
    '/stoppage': ['day', 'interruptions'],
    '/MediaAndAwareness': ['publications:news'],
    '/Suppliers': ['day', 'suppliers'],
    '/OpenData': ['day', 'openData', 'requests:open-data'],
    '/Contact': ['choices:contactTopics', 'day'],
    '/Faqs': [],
  }).map(([path, tags]) => [path, withReasons(path, tags)]),
);
