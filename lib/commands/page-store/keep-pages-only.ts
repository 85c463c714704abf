import type { ServerResponse } from 'node:http';

const isRedirectOrFailure = (status: number) => status >= 300 && status !== 304;

/** What Next's middleware and its server tell each other. */
const INTERNAL = /^x-middleware-/;

/**
 * What an answer says to the world. Headers that are nobody's business stay here. What a public page says of keeping it is said before
 * it is made: where it turns out to be a redirect or a failure (ROUTE-06, HTTP 500), nobody may keep that, for the page
 * may come to exist.
 */
export function keepPagesOnly(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    ...rest: unknown[]
  ) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    for (const name of response.getHeaderNames()) if (INTERNAL.test(name)) response.removeHeader(name);
    if (isRedirectOrFailure(status) && response.hasHeader('Cache-Tag')) {
      response.setHeader('Cache-Control', 'no-store');
      response.removeHeader('Cache-Tag');
    }
    return writeHead(status, ...rest);
  };
}
