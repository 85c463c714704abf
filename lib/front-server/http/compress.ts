import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Binary logarithm of the window: 256 kB, more than the largest page. */
const WINDOW_BITS = 18;

/**
 * Compresses text responses, with brotli if the browser supports it. Its window covers a whole page, so the style sheet
 * that Next repeats in the page's data costs almost nothing: half the size of gzip. Brotli's default window of 4 MB
 * would be allocated for each response.
 */
export const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS } },
}) as unknown as Middleware;
