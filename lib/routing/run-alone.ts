import { NextRequest } from 'next/server';

/** Headers of responses that only Next's router understands; they repeat cookies of the request. */
const FOR_ROUTER = ['x-middleware-rewrite', 'x-middleware-next'];

/**
 * Runs the middleware without Next's router, which makes a redirect within the portal relative; so does this.
 * @throws Error if the response is a rewrite, or none, which the router would handle
 */
export function runAlone(middleware: (request: NextRequest) => Promise<Response>) {
  return async ({ url, method, headers }: Request): Promise<Response> => {
    const response = await middleware(new NextRequest(url, { method, headers }));
    if (FOR_ROUTER.some((name) => response.headers.has(name)))
      throw new Error('The middleware left a sign-on callback to the router');
    const { origin } = new URL(url);
    const location = response.headers.get('Location');
    if (location?.startsWith(`${origin}/`)) response.headers.set('Location', location.slice(origin.length));
    return response;
  };
}
