import { splitPath } from '@/lib/routing/split-path';
import { type PageError, toPath } from './page-errors';
import type { PageFacts } from './read-page-facts';
import type { SitemapEntry } from './read-sitemap';

const isIndexed = ({ robots }: PageFacts) => !robots.includes('noindex');
const isCanonical = (page: PageFacts) => toPath(page.canonical) === page.address;

function findDuplicates(pages: readonly PageFacts[], field: 'title' | 'description'): PageError[] {
  const seen = new Map<string, string>();
  return pages.filter(isIndexed).flatMap(({ address, ...page }) => {
    const key = `${splitPath(address).locale} ${page[field]}`;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, address);
    const isAgain = first !== undefined && page[field] !== '';
    return isAgain ? [{ address, kind: field, detail: `the same as ${first}` }] : [];
  });
}

function findUnreciprocated(pages: readonly PageFacts[]): PageError[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  return pages.filter(isCanonical).flatMap(({ address, alternates }) =>
    Object.entries(alternates).flatMap(([code, href]) => {
      const other = byAddress.get(toPath(href));
      const names = other && Object.values(other.alternates).map(toPath).includes(address);
      return other && !names ? [{ address, kind: 'hreflang', detail: `${code} does not name it` }] : [];
    }),
  );
}

function findSitemapErrors(pages: readonly PageFacts[], sitemap: readonly SitemapEntry[]): PageError[] {
  const entries = new Map(sitemap.map((entry) => [toPath(entry.address), entry]));
  return pages.flatMap(({ address, ...page }) => {
    const entry = entries.get(address);
    const isExpected = isIndexed({ address, ...page }) && isCanonical({ address, ...page });
    const error = (detail: string) => [{ address, kind: 'sitemap', detail }];
    if (isExpected !== Boolean(entry)) return error(entry ? 'is listed but must not be' : 'is missing');
    const differs = Object.entries(entry?.alternates ?? {}).filter(
      ([code, href]) => toPath(href) !== toPath(page.alternates[code] ?? ''),
    );
    return differs.flatMap(([code]) => error(`has another address for ${code}`));
  });
}

export function findSiteErrors(pages: readonly PageFacts[], sitemap: readonly SitemapEntry[]): PageError[] {
  const here = pages.filter(({ status }) => status === 200);
  return [
    ...findDuplicates(here, 'title'),
    ...findDuplicates(here, 'description'),
    ...findUnreciprocated(here),
    ...findSitemapErrors(here, sitemap),
  ];
}
