import { parse } from 'node-html-parser';

export interface SitemapEntry {
  address: string;
  alternates: Record<string, string>;
}

/** The files that a sitemap index names, as absolute addresses. */
export function readSitemapIndex(xml: string): string[] {
  return parse(xml)
    .querySelectorAll('loc')
    .map(({ text }) => text.trim());
}

/** The entries of one sitemap file (sitemaps.org protocol 0.9 with alternates). */
export function readSitemapFile(xml: string): SitemapEntry[] {
  return parse(xml)
    .querySelectorAll('url')
    .map((entry) => ({
      address: entry.querySelector('loc')?.text.trim() ?? '',
      alternates: Object.fromEntries(
        entry
          .querySelectorAll('[hreflang]')
          .map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
      ),
    }));
}
