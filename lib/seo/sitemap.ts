import { DEFAULT_LOCALE, LOCALE_CODES } from '@/lib/i18n/locales';
import { listPublicationAddresses, listPublicationFiles } from '@/lib/publications/addresses';
import { loadFilled } from '@/lib/requests/filled-pages';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';
import { ROUTES } from '@/lib/routing/table';
import { lacksReport } from '@/lib/survey/survey-report';

function renderAlternates(path: string): string {
  const link = (code: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${getSiteOrigin()}${address}"/>`;
  const links = LOCALE_CODES.map((code) => link(code, getAddress(code, path)));
  return [...links, link('x-default', getAddress(DEFAULT_LOCALE, path))].join('');
}

/** Addresses per sitemap file; the index lists as many files as needed. */
export const ADDRESSES_PER_FILE = 5000;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
/** `1.xml` contains pages of the route table, `from-<id>.xml` the publications from that id on. */
const PAGES_FILE = /^([1-9]\d{0,4})\.xml$/;
const PUBLICATIONS_FILE = /^from-([a-z0-9-]{1,80})\.xml$/;

interface Entry {
  path: string;
  /** ISO-8601; missing for the portal's own pages. */
  updatedAt?: string;
}

async function listIndexedPaths(): Promise<string[]> {
  const hasReport = !(await lacksReport('surveyReport', DEFAULT_LOCALE));
  const isShown = await loadFilled(['serviceLevels'], DEFAULT_LOCALE);
  return ROUTES.filter(
    (route) =>
      route.indexed &&
      isShown(route.key) &&
      (hasReport || route.key !== 'surveyReport') &&
      !('canonical' in route) &&
      !route.path.includes('{'),
  ).map((route) => route.path);
}

function renderEntries(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ path, updatedAt }) => {
    const alternates = renderAlternates(path);
    const changed = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '';
    return LOCALE_CODES.map(
      (locale) =>
        `<url><loc>${getSiteOrigin()}${getAddress(locale, path)}</loc>${changed}${alternates}</url>`,
    );
  });
}

const listPageEntries = async () => renderEntries((await listIndexedPaths()).map((path) => ({ path })));

export async function renderSitemapIndex(): Promise<string> {
  const count = Math.ceil((await listPageEntries()).length / ADDRESSES_PER_FILE);
  const pages = Array.from({ length: count }, (_, index) => `${index + 1}`);
  const publications = (await listPublicationFiles()).map((id) => `from-${id}`);
  const files = [...pages, ...publications].map(
    (name) => `<sitemap><loc>${getSiteOrigin()}/sitemaps/${name}.xml</loc></sitemap>`,
  );
  return `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join('')}</sitemapindex>`;
}

async function listEntries(file: string): Promise<string[]> {
  const from = PUBLICATIONS_FILE.exec(file)?.[1];
  if (from) return renderEntries(await listPublicationAddresses(from));
  const number = Number(PAGES_FILE.exec(file)?.[1] ?? 0);
  if (number === 0) return [];
  const start = (number - 1) * ADDRESSES_PER_FILE;
  return (await listPageEntries()).slice(start, start + ADDRESSES_PER_FILE);
}

/** @param file `1.xml`, `2.xml`, …, or `from-<id>.xml` @returns null if the file does not exist */
export async function renderSitemapFile(file: string): Promise<string | null> {
  const entries = await listEntries(file);
  return entries.length > 0 ? `${XML}<urlset ${NAMESPACES}>${entries.join('')}</urlset>` : null;
}
