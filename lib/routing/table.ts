/**
 * THE route table: every page of the portal below its locale prefix. Middleware, metadata, sitemap and
 * tests read it; a path that is not here leaves the app (ROUTE-05).
 *
 * - `kind`: `static` pages are prerendered; `live` pages are rendered per request.
 * - `path`: `{id}` stands for one segment of any text; such pages are live.
 * - `key`: title and description stand in `messages/<locale>/meta.json` under this key.
 */
export const ROUTES = [
  // Home and award
  { path: '', key: 'home', kind: 'live', indexed: true, aliases: ['/Home'] },
  { path: '/Researchers', key: 'researchers', kind: 'live', indexed: true, shell: 'bare' },
  { path: '/Researchers/registration', key: 'registration', kind: 'live', indexed: false, shell: 'bare' },
  { path: '/Researchers/submission', key: 'submission', kind: 'live', indexed: false, shell: 'bare' },
  { path: '/prizes', key: 'prizes', kind: 'live', indexed: true, parent: '/Researchers' },
  { path: '/sign-in', key: 'signIn', kind: 'live', indexed: false, shell: 'bare' },
  // The ministry and its rules
  { path: '/Ministry', key: 'ministry', kind: 'static', indexed: true, module: 'ministry' },
  {
    path: '/Ministry/TasksAndResponsibilities',
    key: 'ministryTasks',
    kind: 'static',
    indexed: true,
    module: 'ministry',
  },
  {
    path: '/Ministry/OrganizationalStructure',
    key: 'ministryStructure',
    kind: 'static',
    indexed: true,
    module: 'ministry',
  },
  { path: '/Ministry/Leaders', key: 'ministryLeaders', kind: 'static', indexed: true, module: 'ministry' },
  {
    path: '/Ministry/visual-identity',
    key: 'visualIdentity',
    kind: 'static',
    indexed: true,
    module: 'ministry',
  },
  { path: '/Policies', key: 'policies', kind: 'static', indexed: true },
  { path: '/SLA', key: 'serviceLevels', kind: 'static', indexed: true },
  { path: '/trems', key: 'terms', kind: 'static', indexed: true, shell: 'bare', parent: '/Policies' },
  {
    path: '/hr-policy',
    key: 'humanResources',
    kind: 'static',
    indexed: true,
    shell: 'bare',
    parent: '/Ministry',
  },
  // Hajj and Umrah
  { path: '/Haj', key: 'haj', kind: 'static', indexed: true, module: 'haj' },
  { path: '/Haj/Introduction', key: 'hajIntroduction', kind: 'static', indexed: true, module: 'haj' },
  { path: '/Haj/Conditions', key: 'hajConditions', kind: 'static', indexed: true, module: 'haj' },
  { path: '/Haj/Duties', key: 'hajDuties', kind: 'static', indexed: true, module: 'haj' },
  { path: '/Haj/Sunan', key: 'hajSunan', kind: 'static', indexed: true, module: 'haj' },
  { path: '/Haj/Timers', key: 'hajTimers', kind: 'live', indexed: true, module: 'haj' },
  { path: '/Haj/Remember', key: 'hajRemember', kind: 'static', indexed: true, module: 'haj' },
  { path: '/Umrah', key: 'umrah', kind: 'static', indexed: true, module: 'umrah' },
  { path: '/Umrah/Remember', key: 'umrahRemember', kind: 'static', indexed: true, module: 'umrah' },
  // Makkah and Madinah
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
    shell: 'noFooter',
  },
  {
    path: '/Madina',
    key: 'madinahGuide',
    kind: 'static',
    indexed: true,
    canonical: '/MakkahAndMadinah/Madinah',
    shell: 'noFooter',
  },
  // Initiatives, season, card, apps, press
  {
    path: '/MediaAndAwareness/MainMobadra',
    key: 'initiatives',
    kind: 'static',
    indexed: true,
    module: 'initiatives',
  },
  {
    path: '/mobadra',
    key: 'makkahRoute',
    kind: 'static',
    indexed: true,
    module: 'initiatives',
    parent: '/MediaAndAwareness/MainMobadra',
  },
  {
    path: '/MediaAndAwareness/HajGrand',
    key: 'grandSymposium',
    kind: 'static',
    indexed: true,
    module: 'initiatives',
  },
  { path: '/nusk', key: 'nusuk', kind: 'static', indexed: true, module: 'apps' },
  {
    path: '/MobileApp',
    key: 'apps',
    kind: 'static',
    indexed: true,
    module: 'apps',
    aliases: ['/mobileApp'],
  },
  {
    path: '/AppsAndPlatform',
    key: 'appsAndPlatforms',
    kind: 'static',
    indexed: true,
    canonical: '/MobileApp',
  },
  { path: '/mediarequire', key: 'press', kind: 'static', indexed: true },
  { path: '/MovableService', key: 'centres', kind: 'static', indexed: true },
  { path: '/card', key: 'card', kind: 'static', indexed: true, module: 'card' },
  {
    path: '/NusukCard',
    key: 'nusukCard',
    kind: 'static',
    indexed: true,
    module: 'card',
    parent: '/card',
  },
  {
    path: '/NusukOperatorCard',
    key: 'nusukOperatorCard',
    kind: 'static',
    indexed: true,
    module: 'card',
    parent: '/card',
  },
  { path: '/visitors', key: 'visitors', kind: 'static', indexed: true },
  { path: '/hajnew', key: 'season', kind: 'live', indexed: true },
  { path: '/stoppage', key: 'stoppage', kind: 'live', indexed: true, feed: 'stoppages' },
  // Ways through the journey
  { path: '/egrahy', key: 'procedures', kind: 'live', indexed: true, module: 'journeys' },
  { path: '/ershady', key: 'guidance', kind: 'live', indexed: true, module: 'journeys' },
  { path: '/ageJournay', key: 'journey', kind: 'static', indexed: true, module: 'journeys' },
  { path: '/videoJourny', key: 'scenes', kind: 'static', indexed: true, module: 'journeys' },
  // Questions, dictionary, guides
  { path: '/Faqs', key: 'faqs', kind: 'live', indexed: true },
  { path: '/CustomHajjGuides', key: 'customGuide', kind: 'live', indexed: true },
  { path: '/Dictionary', key: 'dictionary', kind: 'live', indexed: true },
  // Publications
  { path: '/MediaAndAwareness', key: 'news', kind: 'live', indexed: true, feed: 'news' },
  {
    path: '/MediaAndAwareness/GovNews',
    key: 'governmentNews',
    kind: 'live',
    indexed: true,
    feed: 'governmentNews',
  },
  { path: '/MediaAndAwareness/Documents', key: 'documents', kind: 'live', indexed: true, feed: 'documents' },
  {
    path: '/MinisterActivities',
    key: 'ministerActivities',
    kind: 'live',
    indexed: true,
    shell: 'noBanner',
    feed: 'activities',
  },
  {
    path: '/NewsDetails/{id}',
    key: 'newsDetails',
    kind: 'live',
    indexed: true,
    parent: '/MediaAndAwareness',
  },
  {
    path: '/DocumentDetails/{id}',
    key: 'documentDetails',
    kind: 'live',
    indexed: true,
    parent: '/MediaAndAwareness/Documents',
  },
  { path: '/ElectronicServices', key: 'electronicServices', kind: 'live', indexed: true },
  {
    path: '/ServicesDetails/{id}',
    key: 'serviceDetails',
    kind: 'live',
    indexed: true,
    parent: '/ElectronicServices',
  },
  { path: '/NuskCardsOffers', key: 'offers', kind: 'live', indexed: true },
  { path: '/NuskCardsOffers/{id}', key: 'offerDetails', kind: 'live', indexed: true },
  { path: '/Guides', key: 'guides', kind: 'live', indexed: true },
  // Services and requests
  { path: '/Contact', key: 'contact', kind: 'live', indexed: true },
  { path: '/MinsterAppointment', key: 'appointment', kind: 'live', indexed: true },
  { path: '/OperatorsSurvey', key: 'operatorsSurvey', kind: 'live', indexed: true },
  { path: '/transaction', key: 'transaction', kind: 'live', indexed: true, module: 'transactions' },
  {
    path: '/TransactionRegister',
    key: 'transactionRegister',
    kind: 'live',
    indexed: true,
    aliases: ['/Home/TransactionRegister'],
    module: 'transactions',
  },
  {
    path: '/OutsideTransaction',
    key: 'outsideTransaction',
    kind: 'live',
    indexed: true,
    module: 'transactions',
  },
  { path: '/requests', key: 'requests', kind: 'live', indexed: false },
  { path: '/requests/sessions', key: 'sessions', kind: 'live', indexed: false },
  // The desk of the staff
  { path: '/desk', key: 'desk', kind: 'live', indexed: false, shell: 'bare' },
  { path: '/desk/award', key: 'deskAward', kind: 'live', indexed: false, shell: 'bare' },
  { path: '/desk/award/{id}', key: 'deskRegistration', kind: 'live', indexed: false, shell: 'bare' },
  { path: '/desk/figures', key: 'deskFigures', kind: 'live', indexed: false, shell: 'bare' },
  { path: '/desk/requests', key: 'deskRequests', kind: 'live', indexed: false, shell: 'bare' },
  { path: '/desk/requests/{id}', key: 'deskRequest', kind: 'live', indexed: false, shell: 'bare' },
  { path: '/desk/meta', key: 'deskMeta', kind: 'live', indexed: false, shell: 'bare' },
  { path: '/desk/publications', key: 'deskPublications', kind: 'live', indexed: false, shell: 'bare' },
  { path: '/desk/sessions', key: 'deskSessions', kind: 'live', indexed: false, shell: 'bare' },
  { path: '/desk/trail', key: 'deskTrail', kind: 'live', indexed: false, shell: 'bare' },
  { path: '/Information', key: 'information', kind: 'live', indexed: true, module: 'dataAvailability' },
  { path: '/DataSharing', key: 'dataSharing', kind: 'live', indexed: true, module: 'dataAvailability' },
  { path: '/OpenData', key: 'openData', kind: 'live', indexed: true, module: 'dataAvailability' },
  { path: '/CreativityAndLeadership', key: 'creativityAndLeadership', kind: 'live', indexed: true },
  { path: '/Suppliers', key: 'suppliers', kind: 'live', indexed: true },
  { path: '/invent', key: 'innovation', kind: 'live', indexed: true },
  // Search, inventory, state of the portal
  { path: '/jsonDisplay', key: 'jsonDisplay', kind: 'live', indexed: false },
  { path: '/Sitemap', key: 'siteMap', kind: 'static', indexed: true },
  { path: '/health-check', key: 'health', kind: 'live', indexed: false, shell: 'bare' },
  { path: '/IamTest', key: 'signOnCheck', kind: 'live', indexed: false },
  { path: '/searchText/{text}', key: 'searchText', kind: 'live', indexed: false, parent: '' },
] as const satisfies readonly Route[];

export interface Route {
  path: string;
  key: string;
  kind: 'static' | 'live';
  indexed: boolean;
  aliases?: readonly string[];
  /** What stands around the page (SHELL-11); without it header, banner and footer. */
  shell?: 'noBanner' | 'noFooter' | 'bare';
  /** Path of the page above in the breadcrumbs, where the address does not say it. */
  parent?: string;
  /** The path of the page that search engines shall keep, where this one shows the same content. */
  canonical?: string;
  /** Name of the feed of what the page lists; the page's head names it, so that feed readers find it. */
  feed?: string;
  /** Pages of one module share their navigation; the module's first row is its overview. */
  module?: ModuleKey;
}

export type ModuleKey =
  | 'haj'
  | 'umrah'
  | 'cities'
  | 'ministry'
  | 'initiatives'
  | 'card'
  | 'apps'
  | 'journeys'
  | 'dataAvailability'
  | 'transactions';

export type RoutePath = (typeof ROUTES)[number]['path'];
export type RouteKey = (typeof ROUTES)[number]['key'];

/** A row whose key is known to be one of the table's. */
export type Row = Route & { key: RouteKey };

const routes: readonly Row[] = ROUTES;

/** `/NewsDetails/{id}` stands for every address with one segment in the place of the braces. */
const matchers = routes
  .filter(({ path }) => path.includes('{'))
  .map((route) => ({ route, pattern: new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`) }));

/** The route of a path without its locale prefix, aliases included; null when the portal has no such page. */
export function findRoute(path: string): Row | null {
  const named = routes.find((route) => route.path === path || route.aliases?.includes(path));
  return named ?? matchers.find(({ pattern }) => pattern.test(path))?.route ?? null;
}

/** The row of a page by its key. */
export function getRoute(key: RouteKey): Row {
  const route = findRouteByKey(key);
  if (!route) throw new Error(`No route ${key}`);
  return route;
}

/** The row of the page that a route shows: for a short address the one that it is canonical to. */
export function getShownRoute(route: Row): Row {
  return (route.canonical && findRoute(route.canonical)) || route;
}

/** The row of a prerendered page by the segments of its path. */
export function getStaticRoute(path: readonly string[]): Row {
  const route = routes.find((row) => row.kind === 'static' && row.path === `/${path.join('/')}`);
  if (!route) throw new Error(`No prerendered page at /${path.join('/')}`);
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

/** Every module that has pages, in the order of the table. */
export function listModules(): ModuleKey[] {
  return [...new Set(routes.flatMap(({ module }) => module ?? []))];
}

/** The page above: the one that the row names, else the nearest whose path its own begins with. */
function findParent({ path, parent }: Pick<Route, 'path' | 'parent'>): Row | null {
  if (path === '') return null;
  const above = parent ?? path.slice(0, path.lastIndexOf('/'));
  return routes.find((row) => row.path === above) ?? findParent({ path: above });
}

/** The way from the home page to a page, itself last. */
export function listTrail(key: RouteKey): Row[] {
  const trail: Row[] = [];
  for (let row: Row | null = getRoute(key); row; row = findParent(row)) trail.unshift(row);
  return trail;
}
