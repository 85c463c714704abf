import { AsyncLocalStorage } from 'node:async_hooks';
import type { OutgoingHttpHeaders } from 'node:http';

/** What is known of the request that is being answered, wherever that happens. */
interface CurrentRequest {
  id?: string | undefined;
  /** The pattern of its address: never the address itself, which may say more than it should. */
  route?: string;
  /** What a page says of itself while it is made: Next offers pages no way to answer 503. */
  status?: 503;
  /** True once something that the page is made of could not be had. */
  lacks?: boolean;
  /** What the page has read: when one of these changes, it is rendered again. */
  tags?: Set<string>;
  /** How many seconds what it has read is true, and whether it must not be shown after that. */
  seconds?: number;
  expires?: boolean;
}

/** The server in front and Next's bundles hold copies of this file; the thread joins them. */
const host = globalThis as { portalRequests?: AsyncLocalStorage<CurrentRequest> };
host.portalRequests ??= new AsyncLocalStorage();
const requests = host.portalRequests;

/** Names of requests as proxies make them: UUIDs and other hexadecimal ones. Whatever else is sent may mean somebody. */
const ID = /^(?=.*[a-f-])[\da-f-]{16,64}$/i;

export const isRequestId = (text: string | undefined): text is string => text !== undefined && ID.test(text);

/** Does something on behalf of a request. */
export const runAs = <Result>(request: CurrentRequest, run: () => Result): Result =>
  requests.run(request, run);

export const getRequestId = (): string | undefined => requests.getStore()?.id;

/** Says which route answers the request, for the log. @param route its pattern: `/gateway/files/*` */
export function nameRoute(route: string): void {
  const request = requests.getStore();
  if (request) request.route = route;
}

/** Tag of a public page that lacks something for the moment: soon somebody asks for it again. */
export const INCOMPLETE = 'incomplete';
const SHORTLY = 'public, max-age=0, s-maxage=2';
/** When a page that could not say what it is for may be asked for again, in seconds. */
const RETRY_SECONDS = '30';

/** The caching headers of a public page, with what it recorded while it was rendered. */
function describeCaching(
  control: string,
  declaredTags: string,
  request: CurrentRequest,
): OutgoingHttpHeaders {
  const { tags = [], seconds = Number.POSITIVE_INFINITY, expires, lacks } = request;
  const limited = control.replace(/(?<=s-maxage=)\d+/, (own) => String(Math.min(Number(own), seconds)));
  const lifetime = expires ? limited.replace(/, stale-while-revalidate=\d+/, '') : limited;
  const all = [declaredTags, ...[...tags].sort(), ...(lacks ? [INCOMPLETE] : [])];
  return { 'cache-control': lacks ? SHORTLY : lifetime, 'cache-tag': all.join(', ') };
}

/**
 * Renders a page.
 * @returns it, with what was recorded meanwhile: its status, and for a public page what it has read
 */
export async function watchPage<Page extends { status: number; headers: OutgoingHttpHeaders }>(
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
  if (tags === undefined) return { ...page, status, headers };
  const caching = describeCaching(String(control), String(tags), request);
  return { ...page, status, headers: { ...headers, ...caching } };
}

/** Tags are part of a header. */
const TAG = /^[\w:.~-]{1,100}$/;

/** Records what the page reads: when something with one of these tags changes, the page is rendered again. */
export function recordTags(...tags: string[]): void {
  const request = requests.getStore();
  if (!request) return;
  request.tags ??= new Set();
  for (const tag of tags) if (TAG.test(tag)) request.tags.add(tag);
}

/**
 * Records that what the page reads is true for a limited time.
 * @param expires the page must not be shown after that, not even while it is rendered again
 */
export function limitLifetime(seconds: number, { expires }: { expires: boolean }): void {
  const request = requests.getStore();
  if (!request) return;
  request.seconds = Math.min(request.seconds ?? seconds, seconds);
  request.expires ||= expires;
}

/** The page that is being made lacks something that will be there again: nobody keeps it for long. */
export function lackSomething(): void {
  const request = requests.getStore();
  if (request) request.lacks = true;
}

/** The page that is being made cannot say what it is for: it answers 503 with Retry-After, and nobody keeps it. */
export function answerUnavailable(): void {
  const request = requests.getStore();
  if (request) request.status = 503;
}
