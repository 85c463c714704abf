import { NextRequest } from 'next/server';

/** Runs the middleware without Next's router, which makes a redirect within the portal relative; so does this. */
export function runAlone(middleware: (request: NextRequest) => Promise<Response>) {
  return async ({ url, method, headers }: Request): Promise<Response> => {
    const response = await middleware(new NextRequest(url, { method, headers }));
    const { origin } = new URL(url);
    const location = response.headers.get('Location');
    if (location?.startsWith(`${origin}/`)) response.headers.set('Location', location.slice(origin.length));
    return response;
  };
}
