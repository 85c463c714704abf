import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** As a power of two: 256 kB, more than the largest page. */
const WINDOW_BITS = 18;

/**
 * Compresses answers that are text, with brotli where the browser takes it. Its window spans a whole page, so the
 * style sheet that Next repeats in the page's data costs next to nothing: half of what gzip makes of it. The window
 * that brotli has of itself, 4 MB, would be laid out anew for each answer.
 */
export const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS } },
}) as unknown as Middleware;
