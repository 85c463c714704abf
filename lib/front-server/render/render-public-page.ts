import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { toCountedAddress } from '../../api/counted-address.ts';
import { PEER } from '../http/clean-headers.ts';
import { isNextResponseHeader } from '../next-output.ts';
import type { PageAddress } from '../site.ts';
import { isShown } from '../store/stored-page.ts';
import { Demand } from './demand.ts';
import { NotRendered, type Render, type Rendered } from './render-queue.ts';

export type RenderPage = (address: PageAddress, demand: Demand) => Promise<Rendered>;

export type SendBusy = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const OWN = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'];
const isForVisitors = (name: string) => !OWN.includes(name) && !isNextResponseHeader(name);

/** No data of a visitor or proxy. The cookie with the page's own language prevents the middleware from setting it. */
const headersOf = (localeCookie: string, locale: string) => ({
  host: 'localhost',
  accept: 'text/html',
  cookie: `${localeCookie}=${locale}`,
});

const isRedirectOrFailure = (status: number) => status >= 300 && status !== 304 && !isShown(status);

/** Removes cache headers, which are set before rendering, from a redirect or an error (ROUTE-06, HTTP 500). */
export function keepPagesOnly(status: number, headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { 'cache-tag': tags, ...rest } = headers;
  return isRedirectOrFailure(status) && tags !== undefined
    ? { ...rest, 'cache-control': 'no-store' }
    : headers;
}

/** Renders public pages for the store, without data of a visitor. */
export function renderWith(render: Render, localeCookie: string): RenderPage {
  return async ({ key, locale }, demand) => {
    const request = { method: 'GET', url: key, headers: headersOf(localeCookie, locale) } as const;
    const { status, headers, body } = await render(request, demand);
    return { status, headers: keepPagesOnly(status, headers), body };
  };
}

type FindPerson = (headers: IncomingHttpHeaders) => Promise<string | null>;

const SESSIONS_MS = 200;

/** Renders personal pages, and public ones that the store passes on; answers 503 when the queue is full. */
export function respondWith(render: Render, sendBusy: SendBusy, findPerson: FindPerson = async () => null) {
  const identify = (headers: IncomingHttpHeaders) =>
    Promise.race([findPerson(headers), sleep(SESSIONS_MS, null, { ref: false })]).catch(() => null);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url = '', headers } = request;
    const demand = new Demand(false);
    const person = await identify(headers);
    if (person) demand.addPerson(person, response);
    else demand.addVisitor(toCountedAddress(headers[PEER]?.toString()), response);
    try {
      const page = await render({ method: method === 'HEAD' ? 'HEAD' : 'GET', url, headers }, demand);
      if (page.isEmpty) return await sendBusy(request, response);
      for (const [name, value] of Object.entries(keepPagesOnly(page.status, page.headers)))
        if (value !== undefined && isForVisitors(name)) response.setHeader(name, value);
      if (method !== 'HEAD') response.setHeader('Content-Length', page.body.length);
      response.writeHead(page.status);
      response.end(page.body);
    } catch (error) {
      if (!(error instanceof NotRendered)) throw error;
      if (error.reason === 'full') await sendBusy(request, response);
    }
  };
}
