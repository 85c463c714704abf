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
  { path: '/Haj', key: 'haj', kind: 'static', indexed: true, module: 'haj' },
  { path: '/Haj/Introduction', key: 'hajIntroduction', kind: 'static', indexed: true, module: 'haj' },
  { path: '/Haj/Conditions', key: 'hajConditions', kind: 'static', indexed: true, module: 'haj' },
  { path: '/Haj/Duties', key: 'hajDuties', kind: 'static', indexed: true, module: 'haj' },
  { path: '/Haj/Sunan', key: 'hajSunan', kind: 'static', indexed: true, module: 'haj' },
  { path: '/Haj/Timers', key: 'hajTimers', kind: 'live', indexed: true, module: 'haj' },
  { path: '/Haj/Remember', key: 'hajRemember', kind: 'static', indexed: true, module: 'haj' },
  { path: '/Umrah', key: 'umrah', kind: 'static', indexed: true, module: 'umrah' },
  { path: '/Umrah/Remember', key: 'umrahRemember', kind: 'static', indexed: true, module: 'umrah' },
  { path: '/MakkahAndMadinah', key: 'cities', kind: 'static', indexed: true, module: 'cities' },
  { path: '/MakkahAndMadinah/Makkah', key: 'citiesMakkah', kind: 'static', indexed: true, module: 'cities' },
  {
    path: '/MakkahAndMadinah/Madinah',
    key: 'citiesMadinah',
    kind: 'static',
    indexed: true,
    module: 'cities',
  },
  {
    path: '/Makka',
    key: 'makkahGuide',
    kind: 'static',
    indexed: true,
    canonical: '/MakkahAndMadinah/Makkah',
  },
  {
    path: '/Madina',
    key: 'madinahGuide',
    kind: 'static',
    indexed: true,
    canonical: '/MakkahAndMadinah/Madinah',
  },
] as const satisfies readonly Route[];

export interface Route {
  path: string;
  key: string;
  kind: 'static' | 'live';
  indexed: boolean;
  aliases?: readonly string[];
  /** The path of the page that search engines shall keep, where this one shows the same content. */
  canonical?: string;
  /** Pages of one module share their navigation; the module's first row is its overview. */
  module?: ModuleKey;
}

export type ModuleKey = 'haj' | 'umrah' | 'cities';

export type RoutePath = (typeof ROUTES)[number]['path'];
export type RouteKey = (typeof ROUTES)[number]['key'];

/** A row whose key is known to be one of the table's. */
export type Row = Route & { key: RouteKey };

const routes: readonly Row[] = ROUTES;

/** The route of a path without its locale prefix, aliases included; null when the portal has no such page. */
export function findRoute(path: string): Route | null {
  return routes.find((route) => route.path === path || route.aliases?.includes(path)) ?? null;
}

/** The row of a page by its key. */
export function getRoute(key: RouteKey): Row {
  const route = findRouteByKey(key);
  if (!route) throw new Error(`No route ${key}`);
  return route;
}

/** The row of a page by a key that came from outside; null when there is none. */
export function findRouteByKey(key: string): Row | null {
  return routes.find((row) => row.key === key) ?? null;
}

/** The pages of a module in the order of its navigation; the overview stands first. */
export function listModule(module: ModuleKey): Row[] {
  return routes.filter((row) => row.module === module);
}

/** The way from the home page to a page: the pages whose paths its own path begins with, itself last. */
export function listTrail(key: RouteKey): Row[] {
  const { path } = getRoute(key);
  const above = routes.filter((row) => `${path}/`.startsWith(`${row.path}/`));
  return above.sort((a, b) => a.path.length - b.path.length);
}
