import { NextRequest } from 'next/server';
import { handleGateway } from '@/lib/gateway';
import middleware from '@/middleware';

const ORIGIN = 'http://localhost:3000';
const HOST = { host: 'localhost:3000' };
const OWN_PAGE = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' };

/**
 * A browser from the server’s point of view: it keeps cookies, sends an Origin with POST requests, and follows
 * no redirects.
 */
export class TestBrowser {
  readonly cookies = new Map<string, string>();

  private get cookieHeader(): Record<string, string> {
    const pairs = [...this.cookies].map(([name, value]) => `${name}=${value}`);
    return pairs.length > 0 ? { cookie: pairs.join('; ') } : {};
  }

  private keep(response: Response): Response {
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** A second browser that has stolen (or received) the cookies of this one. */
  copy(): TestBrowser {
    const other = new TestBrowser();
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  async get(address: string, headers: Record<string, string> = {}): Promise<Response> {
    const url = new URL(address, ORIGIN);
    const request = new Request(url, { headers: { ...HOST, ...this.cookieHeader, ...headers } });
    return this.keep(await handleGateway(request));
  }

  async post(
    address: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = OWN_PAGE,
  ): Promise<Response> {
    return this.send(address, new URLSearchParams(fields), {}, headers);
  }

  /** Posts any body from a page of the portal, with a Content-Length, like browsers. */
  async send(
    address: string,
    body: BodyInit,
    more: Record<string, string> = {},
    origin: Record<string, string> = OWN_PAGE,
    method = 'POST',
  ): Promise<Response> {
    const headers = { ...HOST, ...this.cookieHeader, ...origin, ...more };
    const request = new Request(new URL(address, ORIGIN), { method, headers, body });
    const length = String((await request.clone().arrayBuffer()).byteLength);
    request.headers.set('content-length', length);
    return this.keep(await handleGateway(request));
  }

  /** Opens a page, up to the middleware. */
  async open(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
    const all = { ...HOST, ...this.cookieHeader, ...headers };
    return this.keep(await middleware(new NextRequest(new URL(address, ORIGIN), { headers: all, method })));
  }
}

/** The target of a 303, as path and query. */
export function locationOf(response: Response): string {
  if (response.status !== 303) throw new Error(`Expected 303, got ${response.status}`);
  const { pathname, search } = new URL(response.headers.get('location') ?? '', ORIGIN);
  return pathname + search;
}

/** The identity provider’s URL after the start of a sign-on. */
export async function startSignOn(
  browser: TestBrowser,
  returnTarget = 'researchers.register',
): Promise<string> {
  return locationOf(await browser.post('/gateway/sign-on', { returnTarget, locale: 'en' }));
}

/** The callback URL of an approved sign-on, with its EncryptedText, not yet opened. */
export async function approve(browser: TestBrowser, returnTarget?: string, nationalId = '1012345678') {
  const page = await startSignOn(browser, returnTarget);
  await browser.post(page, { nationalId, fullName: 'Sarah Alghamdi' });
  return locationOf(await browser.post(page, { decision: 'approve' }));
}

/** Completes the sign-on of a person. */
export async function signOn(browser: TestBrowser, nationalId?: string): Promise<void> {
  await browser.open(await approve(browser, undefined, nationalId));
}
