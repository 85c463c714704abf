import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { getAddress } from '@/lib/routing/site-address';
import { splitPath } from '@/lib/routing/split-path';
import { findRoute, ROUTES } from '@/lib/routing/table';
import { fetchOnce, mapConcurrently } from './fetch-all';
import { findLinkErrors } from './link-errors';
import { findPageErrors, type PageError } from './page-errors';
import { type PageFacts, readPage } from './read-page-facts';
import { readSitemapFile, readSitemapIndex, type SitemapEntry } from './read-sitemap';
import { findSiteErrors } from './site-errors';

/** Number of item pages checked per row and language, of which there may be thousands. */
const SAMPLES = 2;

export interface PortalReport {
  pages: PageFacts[];
  errors: PageError[];
}

/** False for a page that is not indexed and redirects or refuses an anonymous visitor. */
const isOpen = ({ status }: PageFacts, { indexed }: { indexed: boolean }) =>
  indexed || !(status === 401 || (status >= 300 && status < 400));

async function fetchPage(origin: string, address: string): Promise<PageFacts> {
  const { status, body } = await fetchOnce(origin + encodeURI(address));
  return readPage(address, status, body);
}

/** The served sitemap. @param origin address of the portal */
async function fetchSitemap(origin: string): Promise<SitemapEntry[]> {
  const index = await fetchOnce(`${origin}/sitemap.xml`);
  const files = await mapConcurrently(readSitemapIndex(index.body), (url) =>
    fetchOnce(origin + new URL(url).pathname),
  );
  return files.flatMap(({ body }) => readSitemapFile(body));
}

function listSamples(pages: readonly PageFacts[], locale: Locale): string[] {
  const linked = new Set(pages.flatMap(({ links }) => links.map((href) => href.split(/[?#]/)[0] ?? '')));
  const counts = new Map<string, number>();
  return [...linked].filter((href) => {
    const split = splitPath(href);
    const row = split.locale === locale ? findRoute(split.path) : null;
    if (!row?.path.includes('{')) return false;
    const count = counts.get(row.key) ?? 0;
    counts.set(row.key, count + 1);
    return count < SAMPLES;
  });
}

/** Includes samples of item pages. @param origin address of the portal, without a trailing slash */
export async function fetchPages(origin: string, locales: readonly Locale[]): Promise<PageFacts[]> {
  const rows = ROUTES.filter(({ path }) => !path.includes('{'));
  const all = locales.flatMap((locale) =>
    rows.map((row) => ({ address: getAddress(locale, row.path), row })),
  );
  const fetched = await mapConcurrently(all, ({ address }) => fetchPage(origin, address));
  const pages = fetched.filter((page, index) => isOpen(page, all[index]?.row ?? { indexed: true }));
  const samples = locales.flatMap((locale) => listSamples(pages, locale)).map((href) => decodeURI(href));
  return [...pages, ...(await mapConcurrently(samples, (address) => fetchPage(origin, address)))];
}

/** Each page, duplicates between pages, the sitemap, and links. @param origin without a trailing slash */
export async function checkPortal(origin: string, locales = LOCALE_CODES): Promise<PortalReport> {
  const [pages, sitemap] = await Promise.all([fetchPages(origin, locales), fetchSitemap(origin)]);
  const errors = [
    ...pages.flatMap(findPageErrors),
    ...findSiteErrors(pages, sitemap),
    ...(await findLinkErrors(pages, origin, locales)),
  ];
  return { pages, errors };
}
