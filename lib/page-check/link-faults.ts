import { fetchOnce, mapConcurrently } from './fetch-all';
import type { Fault } from './page-faults';
import type { PageFacts } from './read-page';

const MAX_HOPS = 3;

interface Link {
  from: string;
  path: string;
  anchor: string;
}

/** Every link of a page that stays in the portal. */
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

/** What a link leads to: the status at its end. A redirect out of the portal is the way of unknown addresses. */
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

function findBrokenAnchors(links: readonly Link[], pages: readonly PageFacts[]): Fault[] {
  const ids = new Map(pages.map((page) => [encodeURI(page.address), new Set(page.ids)]));
  return links.flatMap(({ from, path, anchor }) => {
    const known = ids.get(path);
    const isBroken = anchor !== '' && known !== undefined && !known.has(anchor);
    return isBroken ? [{ address: from, kind: 'anchor', detail: `${path}#${anchor}` }] : [];
  });
}

/**
 * Follows each distinct link inside the portal once, and looks each anchor up in its page.
 * @param origin where the portal is reached, without a trailing slash
 */
export async function findLinkFaults(pages: readonly PageFacts[], origin: string): Promise<Fault[]> {
  const here = pages.filter(({ status }) => status === 200);
  const links = here.flatMap((page) => listInternalLinks(page, origin));
  const answered = new Set(here.map(({ address }) => encodeURI(address)));
  const paths = [...new Set(links.map(({ path }) => path))].filter((path) => !answered.has(path));
  const statuses = await mapConcurrently(paths, (path) => followLink(origin, path));
  const broken = paths.flatMap((path, index) => {
    const status = statuses[index] ?? 0;
    if (status >= 200 && status < 300) return [];
    const from = links.find((link) => link.path === path)?.from ?? '';
    return [{ address: from, kind: 'link', detail: `${path} answers ${status}` }];
  });
  return [...broken, ...findBrokenAnchors(links, here)];
}
