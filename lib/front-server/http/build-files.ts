import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { REQUEST_ID_HEADER } from '../../api/headers.ts';
import { BUILD_FILES, isNextAddress, STATIC_FOLDER } from '../next-output.ts';
import type { Site } from '../site.ts';
import { KeptBuilds } from './kept-builds.ts';
import { refuse } from './refuse.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const OPTIONS = {
  setHeaders: (response: ServerResponse) => {
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    // Caches share a file, and would pass on the id of one request.
    response.removeHeader(REQUEST_ID_HEADER);
  },
};

const COMPRESSED = { ...OPTIONS, brotli: true, gzip: true };

interface Places {
  build: string;
  published: string;
  kept: string;
}

/** Serves fonts, and the build's scripts and styles, which `compressBuildFiles` has compressed in advance. */
export function serveBuildFiles(
  { build, published, kept }: Places,
  { versionedFiles, securityHeaders }: Pick<Site, 'versionedFiles' | 'securityHeaders'>,
  others: Handler,
): Handler {
  const serve = sirv(join(build, STATIC_FOLDER), COMPRESSED);
  const builds = new KeptBuilds(kept, versionedFiles, COMPRESSED);
  builds.keep(build, published);
  const servePublished = sirv(published, OPTIONS);
  return async (request, response) => {
    const { url = '' } = request;
    if (versionedFiles.test(url)) {
      const elsewhere = () => builds.serve(request, response, () => others(request, response));
      return servePublished(request, response, elsewhere);
    }
    if (!isNextAddress(url)) return others(request, response);
    const missing = () => refuse(request, response, 404, securityHeaders);
    if (!url.startsWith(`${BUILD_FILES}/`)) return missing();
    request.url = url.slice(BUILD_FILES.length);
    return serve(request, response, () => builds.serve(request, response, missing));
  };
}
