import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Binary logarithm of the window: 256 kB, more than the largest page. */
const WINDOW_BITS = 18;

/**
 * Compresses with brotli. Its window covers a whole page, so styles repeated in the page's data cost almost nothing.
 */
export const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS } },
}) as unknown as Middleware;
