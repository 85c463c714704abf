import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { refuse } from './refuse.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const PREFIX = '/_next/static';
/** Below it the portal has nothing else: no pictures are made to measure, no data of pages stands by itself. */
const INTERNAL = /^\/_next(\/|\?|$)/;
/** Their names change with their content. */
const FONTS = /^\/fonts\/[^/]+\.v\d+\.woff2$/;
const OPTIONS = {
  setHeaders: (response: ServerResponse) => {
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  },
};

/**
 * Serves fonts, and the scripts and styles of the build, which `compressBuildFiles` has compressed once and for all: for
 * each visitor anew it would cost more than all the rest of a request.
 * @param folder of the build's static files
 * @param others answers all other addresses
 */
export function serveBuildFiles(folder: string, others: Handler): Handler {
  const serve = sirv(folder, { ...OPTIONS, brotli: true, gzip: true });
  const serveFont = sirv('public', OPTIONS);
  return async (request, response) => {
    const { url = '' } = request;
    if (FONTS.test(url)) return serveFont(request, response, () => others(request, response));
    if (!INTERNAL.test(url)) return others(request, response);
    if (!url.startsWith(`${PREFIX}/`)) return refuse(request, response, 404);
    request.url = url.slice(PREFIX.length);
    return serve(request, response, () => refuse(request, response, 404));
  };
}
