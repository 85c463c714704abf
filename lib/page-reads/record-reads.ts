import { AsyncLocalStorage } from 'node:async_hooks';
import type { OutgoingHttpHeaders } from 'node:http';
import { shareState } from '../env/shared-state.ts';
import { runAs } from '../monitoring/current-request.ts';

/** What a page has read and lacks while it renders. */
interface PageReads {
  /** Next has no way for a page to answer 503. */
  status?: 503;
  /** True once some of the page's content was unavailable. */
  lacks?: boolean;
  /** Tags of the data that the page has read: when one of them changes, it is rendered again. */
  tags: Set<string>;
  /** How long that data is valid, in seconds, and whether the page must not be shown after that. */
  seconds?: number;
  expires?: boolean;
}

const pages = shareState('page reads', () => new AsyncLocalStorage<PageReads>());

/** Tag of a public page with missing content, which is cached only briefly. */
export const INCOMPLETE = 'incomplete';
const SHORTLY = 'public, max-age=0, s-maxage=2';
/** Retry-After of a page whose main content is unavailable, in seconds. */
const RETRY_SECONDS = '30';

function describeCaching(control: string, declaredTags: string, reads: PageReads): OutgoingHttpHeaders {
  const { tags, seconds = Number.POSITIVE_INFINITY, expires, lacks } = reads;
  const limited = control.replace(
    /s-maxage=(\d+)/,
    (_whole, own: string) => `s-maxage=${Math.min(Number(own), seconds)}`,
  );
  const lifetime = expires ? limited.replace(/, stale-while-revalidate=\d+/, '') : limited;
  const all = [declaredTags, ...[...tags].sort(), ...(lacks ? [INCOMPLETE] : [])];
  return { 'cache-control': lacks ? SHORTLY : lifetime, 'cache-tag': all.join(', ') };
}

interface WatchedPage {
  status: number;
  headers: OutgoingHttpHeaders;
  /** True if the page failed because of an outage: Next has written a page that is empty without JavaScript. */
  isEmpty?: boolean;
}

/** @returns the page with what was recorded: its status, and for a public page what it has read */
export async function watchPage<Page extends WatchedPage>(
  id: string | undefined,
  make: () => Promise<Page>,
): Promise<Page> {
  const reads: PageReads = { tags: new Set() };
  const page = await runAs({ id }, () => pages.run(reads, make));
  const maySay = page.status === 200 || page.status === 500;
  const unavailable = maySay && reads.status === 503;
  const status = unavailable ? 503 : page.status;
  const headers = unavailable ? { ...page.headers, 'retry-after': RETRY_SECONDS } : page.headers;
  const { 'cache-control': control, 'cache-tag': tags } = headers;
  const isEmpty = unavailable && page.status === 500;
  if (tags === undefined) return { ...page, status, headers, isEmpty };
  const caching = describeCaching(String(control), String(tags), reads);
  return { ...page, status, headers: { ...headers, ...caching }, isEmpty };
}

const TAG = /^[\w:.~-]{1,100}$/;

/** Records what the page reads: when something with one of these tags changes, the page is rendered again. */
export function recordTags(...tags: string[]): void {
  const reads = pages.getStore();
  for (const tag of tags) if (TAG.test(tag)) reads?.tags.add(tag);
}

/** @param expires the page must not be shown after that, not even while it is rendered again */
export function limitLifetime(seconds: number, { expires }: { expires: boolean }): void {
  const reads = pages.getStore();
  if (!reads) return;
  reads.seconds = Math.min(reads.seconds ?? seconds, seconds);
  reads.expires ||= expires;
}

/** Marks the current page as missing content that is temporarily unavailable: it is cached only briefly. */
export function lackSomething(): void {
  const reads = pages.getStore();
  if (reads) reads.lacks = true;
}

/** Marks the main content of the current page as unavailable: it answers 503 with Retry-After and is not cached. */
export function answerUnavailable(): void {
  const reads = pages.getStore();
  if (reads) reads.status = 503;
}
