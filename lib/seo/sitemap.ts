import { DEFAULT_LOCALE, LOCALE_CODES } from '@/lib/i18n/locales';
import { ROUTES } from '@/lib/routes/table';
import { getAddress, getSiteOrigin } from './site-address';

/** Addresses in one sitemap file; the index names as many files as there are. */
const FILE_SIZE = 5000;
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

function listIndexedPaths(): string[] {
  return ROUTES.filter((route) => route.indexed && !('canonical' in route) && !route.path.includes('{')).map(
    (route) => route.path,
  );
}

function renderAlternates(path: string): string {
  const link = (code: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${getSiteOrigin()}${address}"/>`;
  const links = LOCALE_CODES.map((code) => link(code, getAddress(code, path)));
  return [...links, link('x-default', getAddress(DEFAULT_LOCALE, path))].join('');
}

function listEntries(): string[] {
  return listIndexedPaths().flatMap((path) => {
    const alternates = renderAlternates(path);
    return LOCALE_CODES.map(
      (locale) => `<url><loc>${getSiteOrigin()}${getAddress(locale, path)}</loc>${alternates}</url>`,
    );
  });
}

/** The index of all sitemap files (sitemaps.org protocol 0.9). */
export function renderSitemapIndex(): string {
  const count = Math.ceil(listEntries().length / FILE_SIZE);
  const files = Array.from(
    { length: count },
    (_, index) => `<sitemap><loc>${getSiteOrigin()}/sitemaps/${index + 1}.xml</loc></sitemap>`,
  );
  return `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join('')}</sitemapindex>`;
}

/**
 * One sitemap file: every indexed page in every language with its alternates.
 * @param file `1.xml`, `2.xml`, …
 * @returns null for a file that does not exist
 */
export function renderSitemapFile(file: string): string | null {
  const number = /^([1-9]\d{0,4})\.xml$/.exec(file)?.[1];
  if (!number) return null;
  const start = (Number(number) - 1) * FILE_SIZE;
  const entries = listEntries().slice(start, start + FILE_SIZE);
  return entries.length > 0 ? `${XML}<urlset ${NAMESPACES}>${entries.join('')}</urlset>` : null;
}
