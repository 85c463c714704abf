import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

const PREFIX = '/_next/static';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Serves the scripts and styles of the build, which `compressBuildFiles` has compressed once and for all: for each
 * visitor anew it would cost more than all the rest of a request.
 * @param folder of the build's static files
 * @param others answers whatever is none of them
 */
export function serveBuildFiles(folder: string, others: Handler): Handler {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: YEAR_SECONDS,
    setHeaders: (response) => {
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    },
  });
  return (request, response) => {
    const { url = '' } = request;
    if (!url.startsWith(`${PREFIX}/`)) return others(request, response);
    request.url = url.slice(PREFIX.length);
    return serve(request, response, () => {
      request.url = url;
      others(request, response);
    });
  };
}
