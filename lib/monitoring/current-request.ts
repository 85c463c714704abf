import { AsyncLocalStorage } from 'node:async_hooks';
import type { OutgoingHttpHeaders } from 'node:http';

/** Data about the current request, available anywhere in its course. */
interface CurrentRequest {
  id?: string | undefined;
  /** Route pattern; never the address itself, which may contain personal data. */
  route?: string;
  /** Set by a page while it renders: Next has no way for a page to answer 503. */
  status?: 503;
  /** True once some of the page's content was unavailable. */
  lacks?: boolean;
}

/** The front server and Next's bundles each contain this file; they share this state through the thread. */
const host = globalThis as { portalRequests?: AsyncLocalStorage<CurrentRequest> };
host.portalRequests ??= new AsyncLocalStorage();
const requests = host.portalRequests;

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

/** Renders a page. @returns it, with the status and the missing content that were reported during rendering */
export async function watchPage<Page extends { status: number; headers: OutgoingHttpHeaders }>(
  id: string | undefined,
  make: () => Promise<Page>,
): Promise<Page> {
  const request: CurrentRequest = { id };
  const page = await runAs(request, make);
  const maySay = page.status === 200 || page.status === 500;
  const unavailable = maySay && request.status === 503;
  const status = unavailable ? 503 : page.status;
  const said = unavailable ? { ...page.headers, 'retry-after': RETRY_SECONDS } : page.headers;
  const { 'cache-tag': tags, ...headers } = said;
  if (!request.lacks || tags === undefined) return { ...page, status, headers: said };
  const shortly = { 'cache-control': SHORTLY, 'cache-tag': `${tags}, ${INCOMPLETE}` };
  return { ...page, status, headers: { ...headers, ...shortly } };
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
