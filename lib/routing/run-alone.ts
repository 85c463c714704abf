import { NextRequest } from 'next/server';

/** For requests that it answers completely. As with the router, a redirect within the portal is sent as relative. */
export function runAlone(middleware: (request: NextRequest) => Promise<Response>) {
  return async ({ url, method, headers }: Request): Promise<Response> => {
    const response = await middleware(new NextRequest(url, { method, headers }));
    const { origin } = new URL(url);
    const location = response.headers.get('Location');
    if (location?.startsWith(`${origin}/`)) response.headers.set('Location', location.slice(origin.length));
    return response;
  };
}
