import type { Locale } from '@/lib/i18n/locales';
import { splitPath } from '@/lib/routing/split-path';
import { findRoute } from '@/lib/routing/table';
import { fetchOnce, mapConcurrently } from './fetch-all';
import type { PageError } from './page-errors';
import type { PageFacts } from './read-page-facts';

const MAX_HOPS = 3;
/** Number of links followed that differ only in their query, because they show the same page. */
const QUERIES_PER_PAGE = 5;

interface Link {
  from: string;
  path: string;
  anchor: string;
}

function listInternalLinks({ address, links }: PageFacts, origin: string): Link[] {
  return links.flatMap((href) => {
    if (!URL.canParse(href, origin + address)) return [{ from: address, path: href, anchor: '' }];
    const url = new URL(href, origin + address);
    if (url.origin !== origin) return [];
    return [
      { from: address, path: url.pathname + url.search, anchor: decodeURIComponent(url.hash.slice(1)) },
    ];
  });
}

/** Each distinct path once; of those that differ only in their query, the first few. */
function listDistinct(links: readonly Link[]): string[] {
  const counts = new Map<string, number>();
  return [...new Set(links.map(({ path }) => path))].filter((path) => {
    const [page = ''] = path.split('?');
    const count = counts.get(page) ?? 0;
    counts.set(page, count + 1);
    return count < QUERIES_PER_PAGE;
  });
}

/** The final status of a link. A redirect to another site is the response to an unknown address. */
async function followLink(origin: string, path: string): Promise<number> {
  let url = origin + path;
  for (let hop = 0; hop < MAX_HOPS; hop += 1) {
    const { status, location } = await fetchOnce(url);
    if (status < 300 || status >= 400) return status;
    const target = new URL(location, url);
    if (target.origin !== origin) return 404;
    url = target.href;
  }
  return 508;
}

function findBrokenAnchors(links: readonly Link[], pages: readonly PageFacts[]): PageError[] {
  const ids = new Map(pages.map((page) => [encodeURI(page.address), new Set(page.ids)]));
  return links.flatMap(({ from, path, anchor }) => {
    const known = ids.get(path);
    const isBroken = anchor !== '' && known !== undefined && !known.has(anchor);
    return isBroken ? [{ address: from, kind: 'anchor', detail: `${path}#${anchor}` }] : [];
  });
}

/** Follows each link within the portal once and looks for its anchor. @param locales of the pages that are followed */
export async function findLinkErrors(
  pages: readonly PageFacts[],
  origin: string,
  locales: readonly Locale[],
): Promise<PageError[]> {
  const here = pages.filter(({ status }) => status === 200);
  const links = here.flatMap((page) => listInternalLinks(page, origin));
  const answered = new Set(here.map(({ address }) => encodeURI(address)));
  const isElsewhere = (address: string) => {
    const { locale, path } = splitPath(address);
    return locale !== null && !locales.includes(locale) && findRoute(path) !== null;
  };
  const paths = listDistinct(links).filter((path) => !answered.has(path) && !isElsewhere(path));
  const statuses = await mapConcurrently(paths, (path) => followLink(origin, path));
  const broken = paths.flatMap((path, index) => {
    const status = statuses[index] ?? 0;
    // A page for staff exists although it refuses anonymous visitors.
    if ((status >= 200 && status < 300) || status === 401) return [];
    const from = links.find((link) => link.path === path)?.from ?? '';
    return [{ address: from, kind: 'link', detail: `${path} answers ${status}` }];
  });
  return [...broken, ...findBrokenAnchors(links, here)];
}
