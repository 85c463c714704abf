import { AsyncLocalStorage } from 'node:async_hooks';
import type { OutgoingHttpHeaders } from 'node:http';
import { shareState } from '../env/shared-state.ts';

interface CurrentRequest {
  id?: string | undefined;
  /** Route pattern; never the address itself, which may contain personal data. */
  route?: string;
  /** Set by a page while it renders: Next has no way for a page to answer 503. */
  status?: 503;
  /** True once some of the page's content was unavailable. */
  lacks?: boolean;
  /** Tags of the data that the page has read: when one of them changes, it is rendered again. */
  tags?: Set<string>;
  /** How long that data is valid, in seconds, and whether the page must not be shown after that. */
  seconds?: number;
  expires?: boolean;
}

const requests = shareState('requests', () => new AsyncLocalStorage<CurrentRequest>());

/** Request ids as proxies generate them: UUIDs and other hexadecimal ones. Any other value may identify a person. */
const ID = /^(?=.*[a-f-])[\da-f-]{16,64}$/i;

export const isRequestId = (text: string | undefined): text is string => text !== undefined && ID.test(text);

export const runAs = <Result>(request: CurrentRequest, run: () => Result): Result =>
  requests.run(request, run);

export const getRequestId = (): string | undefined => requests.getStore()?.id;

/** Sets the route of the current request, for the log. @param route its pattern: `/gateway/files/*` */
export function nameRoute(route: string): void {
  const request = requests.getStore();
  if (request) request.route = route;
}

/** Tag of a public page with missing content, which is cached only briefly. */
export const INCOMPLETE = 'incomplete';
const SHORTLY = 'public, max-age=0, s-maxage=2';
/** Retry-After of a page whose main content is unavailable, in seconds. */
const RETRY_SECONDS = '30';

function describeCaching(
  control: string,
  declaredTags: string,
  request: CurrentRequest,
): OutgoingHttpHeaders {
  const { tags = [], seconds = Number.POSITIVE_INFINITY, expires, lacks } = request;
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
  const request: CurrentRequest = { id };
  const page = await runAs(request, make);
  const maySay = page.status === 200 || page.status === 500;
  const unavailable = maySay && request.status === 503;
  const status = unavailable ? 503 : page.status;
  const headers = unavailable ? { ...page.headers, 'retry-after': RETRY_SECONDS } : page.headers;
  const { 'cache-control': control, 'cache-tag': tags } = headers;
  const isEmpty = unavailable && page.status === 500;
  if (tags === undefined) return { ...page, status, headers, isEmpty };
  const caching = describeCaching(String(control), String(tags), request);
  return { ...page, status, headers: { ...headers, ...caching }, isEmpty };
}

const TAG = /^[\w:.~-]{1,100}$/;

/** Records what the page reads: when something with one of these tags changes, the page is rendered again. */
export function recordTags(...tags: string[]): void {
  const request = requests.getStore();
  if (!request) return;
  request.tags ??= new Set();
  for (const tag of tags) if (TAG.test(tag)) request.tags.add(tag);
}

/** @param expires the page must not be shown after that, not even while it is rendered again */
export function limitLifetime(seconds: number, { expires }: { expires: boolean }): void {
  const request = requests.getStore();
  if (!request) return;
  request.seconds = Math.min(request.seconds ?? seconds, seconds);
  request.expires ||= expires;
}

/** Marks the current page as missing content that is temporarily unavailable: it is cached only briefly. */
export function lackSomething(): void {
  const request = requests.getStore();
  if (request) request.lacks = true;
}

/** Marks the main content of the current page as unavailable: it answers 503 with Retry-After and is not cached. */
export function answerUnavailable(): void {
  const request = requests.getStore();
  if (request) request.status = 503;
}
