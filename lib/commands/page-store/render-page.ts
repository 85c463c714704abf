import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import type { Locale } from '../../i18n/locales.ts';
import { LOCALE_COOKIE } from '../../i18n/stored-locale.ts';
import { keepPagesOnly } from './keep-pages-only.ts';
import type { PageAddress } from './page-address.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A response of the renderer, whole. */
export interface Rendered {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Renders the page of an address; it hears nothing of who asked. */
export type RenderPage = (address: PageAddress) => Promise<Rendered>;

/**
 * All that a page may know of the request: its address. No cookie but the one of its own language, which is there so
 * that nobody sets it; no address of a visitor, no word of a proxy.
 */
const headersOf = (locale: Locale) => ({
  host: 'localhost',
  accept: 'text/html',
  cookie: `${LOCALE_COOKIE}=${locale}`,
});

/**
 * Calls the handler within the process, without a socket.
 * @param handler Next's request handler
 */
export function renderWith(handler: Handler): RenderPage {
  return async ({ key, locale }) => {
    const receive = (request: IncomingMessage, response: ServerResponse) => {
      keepPagesOnly(response);
      handler(request, response);
    };
    const response = await inject(receive, { method: 'GET', url: key, headers: headersOf(locale) });
    return { status: response.statusCode, headers: response.headers, body: response.rawPayload };
  };
}
