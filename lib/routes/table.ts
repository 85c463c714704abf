/**
 * THE route table: every page of the portal below its locale prefix. Middleware, metadata, sitemap and
 * tests read it; a path that is not here leaves the app (decision 4).
 *
 * - `kind`: `static` pages are prerendered; `live` pages are rendered per request.
 * - `key`: title and description stand in `messages/<locale>/meta.json` under this key.
 */
export const ROUTES = [
  { path: '', key: 'home', kind: 'live', indexed: true, aliases: ['/Home'] },
  { path: '/Researchers', key: 'researchers', kind: 'live', indexed: true },
  { path: '/Researchers/registration', key: 'registration', kind: 'live', indexed: false },
  { path: '/Researchers/submission', key: 'submission', kind: 'live', indexed: false },
  { path: '/sign-in', key: 'signIn', kind: 'live', indexed: false },
  { path: '/trems', key: 'terms', kind: 'static', indexed: true },
] as const satisfies readonly Route[];

export interface Route {
  path: string;
  key: string;
  kind: 'static' | 'live';
  indexed: boolean;
  aliases?: readonly string[];
}

export type RoutePath = (typeof ROUTES)[number]['path'];
export type RouteKey = (typeof ROUTES)[number]['key'];

const routes: readonly Route[] = ROUTES;

/** The route of a path without its locale prefix, aliases included; null when the portal has no such page. */
export function findRoute(path: string): Route | null {
  return routes.find((route) => route.path === path || route.aliases?.includes(path)) ?? null;
}

/** The row of a page by its key. */
export function getRoute(key: RouteKey): Route {
  const route = findRouteByKey(key);
  if (!route) throw new Error(`No route ${key}`);
  return route;
}

/** The row of a page by a key that came from outside; null when there is none. */
export function findRouteByKey(key: string): Route | null {
  return routes.find((row) => row.key === key) ?? null;
}
