import { DEFAULT_LOCALE, LOCALE_CODES } from '@/lib/i18n/locales';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';

/** The links of a sitemap entry to the same page in every language. */
export function renderAlternates(path: string): string {
  const link = (code: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${getSiteOrigin()}${address}"/>`;
  const links = LOCALE_CODES.map((code) => link(code, getAddress(code, path)));
  return [...links, link('x-default', getAddress(DEFAULT_LOCALE, path))].join('');
}
