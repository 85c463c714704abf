import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { KeptBuilds } from './kept-builds.ts';
import { refuse } from './refuse.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const PREFIX = '/_next/static';
/** Below it the portal has nothing else: no pictures are made to measure, no data of pages stands by itself. */
const INTERNAL = /^\/_next(\/|\?|$)/;
/** Fonts, and the style sheet of the dark: their names change with their content. */
const VERSIONED = /^\/(?:fonts\/[^/]+\.v\d+\.woff2|dark\.v\d+\.css)$/;
const OPTIONS = {
  setHeaders: (response: ServerResponse) => {
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  },
};

const COMPRESSED = { ...OPTIONS, brotli: true, gzip: true };

/**
 * Serves fonts, and the scripts and styles of the build, which `compressBuildFiles` has compressed once and for all: for
 * each visitor anew it would cost more than all the rest of a request.
 * @param build folder of Next's build
 * @param kept folder that keeps the files of builds, of this one too from now on
 * @param others answers all other addresses
 */
export function serveBuildFiles(build: string, kept: string, others: Handler): Handler {
  const serve = sirv(join(build, 'static'), COMPRESSED);
  const builds = new KeptBuilds(kept, COMPRESSED);
  builds.keep(build);
  const servePublished = sirv('public', OPTIONS);
  return async (request, response) => {
    const { url = '' } = request;
    if (VERSIONED.test(url)) return servePublished(request, response, () => others(request, response));
    if (!INTERNAL.test(url)) return others(request, response);
    if (!url.startsWith(`${PREFIX}/`)) return refuse(request, response, 404);
    request.url = url.slice(PREFIX.length);
    const missing = () => refuse(request, response, 404);
    return serve(request, response, () => builds.serve(request, response, missing));
  };
}
