import pMap from 'p-map';

/** Requests under way at once: enough to keep two cores busy, few enough for a portal that serves others too. */
const CONCURRENCY = 8;
const HEADERS = { 'Accept-Encoding': 'identity' };

export interface Fetched {
  status: number;
  /** Where a redirect leads, else empty. */
  location: string;
  body: string;
}

/** Fetches one address; redirects are not followed. @returns status 0 when nothing answers */
export async function fetchOnce(url: string): Promise<Fetched> {
  try {
    const response = await fetch(url, { redirect: 'manual', headers: HEADERS });
    const body = await response.text();
    return { status: response.status, location: response.headers.get('location') ?? '', body };
  } catch {
    return { status: 0, location: '', body: '' };
  }
}

/** Runs a task for each item, some at a time, and keeps the order. */
export const mapConcurrently = <Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> => pMap(items, task, { concurrency: CONCURRENCY });
