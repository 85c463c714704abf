import pMap from 'p-map';

/** Concurrent requests: enough for two cores, but few enough for a portal with other visitors. */
const CONCURRENCY = 8;
const HEADERS = { 'Accept-Encoding': 'identity' };

export interface Fetched {
  status: number;
  /** Target of a redirect, else empty. */
  location: string;
  body: string;
}

/** Fetches one address; redirects are not followed. @returns status 0 without a response */
export async function fetchOnce(url: string): Promise<Fetched> {
  try {
    const response = await fetch(url, { redirect: 'manual', headers: HEADERS });
    const body = await response.text();
    return { status: response.status, location: response.headers.get('location') ?? '', body };
  } catch {
    return { status: 0, location: '', body: '' };
  }
}

/** Runs a task for each item with limited concurrency; the results are in order. */
export const mapConcurrently = <Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> => pMap(items, task, { concurrency: CONCURRENCY });
