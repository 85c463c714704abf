/**
 * THE route table: every page of the portal below its locale prefix; any other path redirects to the not-found page
 * (ROUTE-05). Title and description are in `messages/<locale>/meta.json`. Defaults: text page, public, indexed.
 */
const ROWS = [
  { path: '', key: 'home', group: 'home', aliases: ['/Home'] },
  { path: '/Researchers', key: 'researchers', group: 'award', shell: 'bare' },
  {
    path: '/Researchers/registration',
    key: 'registration',
    group: 'registration',
    kind: 'personal',
    shell: 'bare',
  },
  {
    path: '/Researchers/submission',
    key: 'submission',
    group: 'submission',
    kind: 'personal',
    shell: 'bare',
  },
  {
    path: '/Researchers/application',
    key: 'application',
    group: 'account',
    kind: 'personal',
  },
  { path: '/Researchers/editions/{id}', key: 'awardEdition', group: 'award', shell: 'bare' },
  { path: '/Researchers/check', key: 'certificateCheck', group: 'guides' },
  { path: '/Researchers/check/{id}', key: 'certificate', group: 'guides', indexed: false },
  { path: '/prizes', key: 'prizes', parent: '/Researchers' },
  { path: '/sign-in', key: 'signIn', group: 'account', kind: 'personal', shell: 'bare' },
  { path: '/Ministry', key: 'ministry', module: 'ministry' },
  { path: '/Ministry/TasksAndResponsibilities', key: 'ministryTasks', module: 'ministry' },
  { path: '/Ministry/OrganizationalStructure', key: 'ministryStructure', module: 'ministry' },
  { path: '/Ministry/Leaders', key: 'ministryLeaders', module: 'ministry' },
  { path: '/Ministry/visual-identity', key: 'visualIdentity', module: 'ministry' },
  { path: '/Policies', key: 'policies' },
  { path: '/SLA', key: 'serviceLevels' },
  { path: '/trems', key: 'terms', group: 'portal', shell: 'bare', parent: '/Policies' },
  { path: '/hr-policy', key: 'humanResources', shell: 'bare', parent: '/Ministry' },
  { path: '/Haj', key: 'haj', module: 'haj' },
  { path: '/Haj/Introduction', key: 'hajIntroduction', module: 'haj' },
  { path: '/Haj/Conditions', key: 'hajConditions', module: 'haj' },
  { path: '/Haj/Duties', key: 'hajDuties', module: 'haj' },
  { path: '/Haj/Sunan', key: 'hajSunan', module: 'haj' },
  { path: '/Haj/Timers', key: 'hajTimers', module: 'haj' },
  { path: '/Haj/Remember', key: 'hajRemember', module: 'haj' },
  { path: '/Umrah', key: 'umrah', module: 'umrah' },
  { path: '/Umrah/Remember', key: 'umrahRemember', module: 'umrah' },
  { path: '/MakkahAndMadinah', key: 'cities', module: 'cities' },
  { path: '/MakkahAndMadinah/Makkah', key: 'citiesMakkah', module: 'cities' },
  { path: '/MakkahAndMadinah/Madinah', key: 'citiesMadinah', module: 'cities' },
  { path: '/Makka', key: 'makkahGuide', canonical: '/MakkahAndMadinah/Makkah', shell: 'noFooter' },
  { path: '/Madina', key: 'madinahGuide', canonical: '/MakkahAndMadinah/Madinah', shell: 'noFooter' },
  { path: '/MediaAndAwareness/MainMobadra', key: 'initiatives', module: 'initiatives' },
  { path: '/mobadra', key: 'makkahRoute', module: 'initiatives', parent: '/MediaAndAwareness/MainMobadra' },
  { path: '/MediaAndAwareness/HajGrand', key: 'grandSymposium', module: 'initiatives' },
  { path: '/nusk', key: 'nusuk', module: 'apps' },
  { path: '/MobileApp', key: 'apps', module: 'apps', aliases: ['/mobileApp'] },
  { path: '/AppsAndPlatform', key: 'appsAndPlatforms', canonical: '/MobileApp' },
  { path: '/mediarequire', key: 'press' },
  { path: '/MovableService', key: 'centres' },
  { path: '/card', key: 'card', module: 'card' },
  { path: '/NusukCard', key: 'nusukCard', module: 'card', parent: '/card' },
  { path: '/NusukOperatorCard', key: 'nusukOperatorCard', module: 'card', parent: '/card' },
  { path: '/visitors', key: 'visitors' },
  { path: '/hajnew', key: 'season', parent: '/Haj' },
  { path: '/stoppage', key: 'stoppage', group: 'portal', feed: 'stoppages' },
  { path: '/egrahy', key: 'procedures', group: 'journeys', module: 'journeys', parent: '/Haj' },
  { path: '/ershady', key: 'guidance', group: 'journeys', module: 'journeys', parent: '/Haj' },
  { path: '/Counter', key: 'counter', group: 'journeys', module: 'journeys', parent: '/Haj' },
  { path: '/HolySites', key: 'holySites', group: 'journeys', module: 'journeys', parent: '/Haj' },
  { path: '/ageJournay', key: 'journey', group: 'journeys', module: 'journeys', parent: '/Haj' },
  { path: '/videoJourny', key: 'scenes', group: 'journeys', module: 'journeys', parent: '/Haj' },
  { path: '/Faqs', key: 'faqs', group: 'guides' },
  { path: '/CustomHajjGuides', key: 'customGuide', group: 'guides', parent: '/Guides' },
  { path: '/Dictionary', key: 'dictionary', group: 'guides', parent: '/Guides' },
  { path: '/MediaAndAwareness', key: 'news', group: 'publications', feed: 'news' },
  {
    path: '/MediaAndAwareness/GovNews',
    key: 'governmentNews',
    group: 'publications',
    feed: 'governmentNews',
  },
  { path: '/MediaAndAwareness/Documents', key: 'documents', group: 'publications', feed: 'documents' },
  {
    path: '/MinisterActivities',
    key: 'ministerActivities',
    group: 'publications',
    shell: 'noBanner',
    feed: 'activities',
    parent: '/MediaAndAwareness',
  },
  { path: '/NewsDetails/{id}', key: 'newsDetails', group: 'publications', parent: '/MediaAndAwareness' },
  {
    path: '/DocumentDetails/{id}',
    key: 'documentDetails',
    group: 'publications',
    parent: '/MediaAndAwareness/Documents',
  },
  { path: '/ElectronicServices', key: 'electronicServices', group: 'publications' },
  {
    path: '/ServicesDetails/{id}',
    key: 'serviceDetails',
    group: 'publications',
    parent: '/ElectronicServices',
  },
  { path: '/NuskCardsOffers', key: 'offers', group: 'publications' },
  { path: '/NuskCardsOffers/{id}', key: 'offerDetails', group: 'publications' },
  { path: '/Guides', key: 'guides', group: 'publications', parent: '/MediaAndAwareness' },
  { path: '/Contact', key: 'contact', group: 'forms' },
  { path: '/MinsterAppointment', key: 'appointment', group: 'forms' },
  { path: '/OperatorsSurvey', key: 'operatorsSurvey', group: 'forms', parent: '/ElectronicServices' },
  { path: '/OperatorsSurvey/report', key: 'surveyReport', group: 'guides', parent: '/OperatorsSurvey' },
  { path: '/transaction', key: 'transaction', group: 'guides', module: 'transactions' },
  {
    path: '/TransactionRegister',
    key: 'transactionRegister',
    group: 'forms',
    aliases: ['/Home/TransactionRegister'],
    module: 'transactions',
  },
  {
    path: '/OutsideTransaction',
    key: 'outsideTransaction',
    group: 'forms',
    module: 'transactions',
    parent: '/ElectronicServices',
  },
  { path: '/requests', key: 'requests', group: 'account', kind: 'personal' },
  { path: '/requests/sessions', key: 'sessions', group: 'account', kind: 'personal' },
  { path: '/requests/suppliers', key: 'mySuppliers', group: 'account', kind: 'personal' },
  { path: '/requests/suppliers/{code}', key: 'supplierCertificate', group: 'account', kind: 'personal' },
  { path: '/desk', key: 'admin', group: 'admin', kind: 'personal', shell: 'bare' },
  { path: '/desk/search', key: 'adminSearch', group: 'admin', kind: 'personal', shell: 'bare' },
  { path: '/desk/award', key: 'adminAward', group: 'admin-award', kind: 'personal', shell: 'bare' },
  {
    path: '/desk/award/{id}',
    key: 'adminRegistration',
    group: 'admin-award',
    kind: 'personal',
    shell: 'bare',
  },
  { path: '/desk/figures', key: 'adminFigures', group: 'admin-award', kind: 'personal', shell: 'bare' },
  { path: '/desk/editions', key: 'adminEditions', group: 'admin-award', kind: 'personal', shell: 'bare' },
  {
    path: '/desk/editions/{id}',
    key: 'adminEdition',
    group: 'admin-award',
    kind: 'personal',
    shell: 'bare',
  },
  {
    path: '/desk/eligibility',
    key: 'adminEligibility',
    group: 'admin-award',
    kind: 'personal',
    shell: 'bare',
  },
  {
    path: '/desk/eligibility/{id}',
    key: 'adminCheck',
    group: 'admin-award',
    kind: 'personal',
    shell: 'bare',
  },
  { path: '/desk/exceptions', key: 'adminExceptions', group: 'admin-award', kind: 'personal', shell: 'bare' },
  { path: '/desk/jury', key: 'adminJury', group: 'admin-award', kind: 'personal', shell: 'bare' },
  { path: '/desk/jury/{id}', key: 'adminJuror', group: 'admin-award', kind: 'personal', shell: 'bare' },
  { path: '/desk/readings', key: 'adminReadings', group: 'admin-award', kind: 'personal', shell: 'bare' },
  {
    path: '/desk/readings/{id}',
    key: 'adminReading',
    group: 'admin-award',
    kind: 'personal',
    shell: 'bare',
  },
  { path: '/desk/judging', key: 'adminJudging', group: 'admin-award', kind: 'personal', shell: 'bare' },
  { path: '/desk/judging/{id}', key: 'adminDecision', group: 'admin-award', kind: 'personal', shell: 'bare' },
  { path: '/desk/letters', key: 'adminLetters', group: 'admin-award', kind: 'personal', shell: 'bare' },
  { path: '/desk/minutes', key: 'adminMinutes', group: 'admin-award', kind: 'personal', shell: 'bare' },
  { path: '/desk/requests', key: 'adminRequests', group: 'admin', kind: 'personal', shell: 'bare' },
  {
    path: '/desk/requests/{id}',
    key: 'adminRequest',
    group: 'admin',
    kind: 'personal',
    shell: 'bare',
  },
  { path: '/desk/suppliers', key: 'adminSuppliers', group: 'admin', kind: 'personal', shell: 'bare' },
  {
    path: '/desk/suppliers/{id}',
    key: 'adminSupplier',
    group: 'admin',
    kind: 'personal',
    shell: 'bare',
  },
  { path: '/desk/appointments', key: 'adminAppointments', group: 'admin', kind: 'personal', shell: 'bare' },
  { path: '/desk/resources', key: 'adminResources', group: 'admin', kind: 'personal', shell: 'bare' },
  { path: '/desk/office', key: 'adminOffice', group: 'admin', kind: 'personal', shell: 'bare' },
  { path: '/desk/meta', key: 'adminMeta', group: 'admin-publishing', kind: 'personal', shell: 'bare' },
  {
    path: '/desk/publications',
    key: 'adminPublications',
    group: 'admin-publishing',
    kind: 'personal',
    shell: 'bare',
  },
  { path: '/desk/lists', key: 'adminLists', group: 'admin-publishing', kind: 'personal', shell: 'bare' },
  { path: '/desk/images', key: 'adminImages', group: 'admin-publishing', kind: 'personal', shell: 'bare' },
  {
    path: '/desk/images/{id}',
    key: 'adminImage',
    group: 'admin-publishing',
    kind: 'personal',
    shell: 'bare',
  },
  { path: '/desk/season', key: 'adminSeason', group: 'admin-publishing', kind: 'personal', shell: 'bare' },
  {
    path: '/desk/publications/{id}',
    key: 'adminPublication',
    group: 'admin-publishing',
    kind: 'personal',
    shell: 'bare',
  },
  {
    path: '/desk/publications/{id}/preview',
    key: 'publicationPreview',
    group: 'preview',
    kind: 'personal',
    isFramed: true,
  },
  { path: '/desk/ratings', key: 'adminRatings', group: 'admin', kind: 'personal', shell: 'bare' },
  { path: '/desk/survey', key: 'adminSurvey', group: 'admin', kind: 'personal', shell: 'bare' },
  { path: '/desk/insight', key: 'adminInsight', group: 'admin', kind: 'personal', shell: 'bare' },
  { path: '/desk/sessions', key: 'adminSessions', group: 'admin', kind: 'personal', shell: 'bare' },
  { path: '/desk/staff', key: 'adminStaff', group: 'admin', kind: 'personal', shell: 'bare' },
  { path: '/desk/mails', key: 'adminMails', group: 'admin', kind: 'personal', shell: 'bare' },
  { path: '/desk/trail', key: 'adminTrail', group: 'admin', kind: 'personal', shell: 'bare' },
  { path: '/Information', key: 'information', group: 'forms', module: 'dataAvailability' },
  { path: '/DataSharing', key: 'dataSharing', group: 'forms', module: 'dataAvailability' },
  { path: '/OpenData', key: 'openData', group: 'forms', module: 'dataAvailability' },
  { path: '/CreativityAndLeadership', key: 'creativityAndLeadership', group: 'forms' },
  { path: '/Suppliers', key: 'suppliers', group: 'forms', parent: '/ElectronicServices' },
  { path: '/invent', key: 'innovation', group: 'forms' },
  { path: '/jsonDisplay', key: 'jsonDisplay', group: 'portal', indexed: false },
  { path: '/Sitemap', key: 'siteMap', group: 'portal' },
  { path: '/health-check', key: 'health', group: 'portal', shell: 'bare', indexed: false },
  { path: '/IamTest', key: 'signOnCheck', group: 'account', kind: 'personal' },
  { path: '/searchText/{text}', key: 'searchText', group: 'portal', indexed: false, parent: '' },
  // The target of unknown addresses: an ordinary page except for its status
  { path: '/not-found', key: 'notFound', group: 'portal', indexed: false },
] as const satisfies readonly GivenRow[];

/** The parts of the back office. */
export type AdminPart = 'admin' | 'admin-award' | 'admin-publishing';

/** Pages that share one file, `app/[locale]/<group>`, and therefore its code and styles. */
export type PageGroup =
  | 'home'
  | 'text'
  | 'forms'
  | 'publications'
  | 'guides'
  | 'journeys'
  | 'portal'
  | 'award'
  | 'registration'
  | 'submission'
  | 'account'
  | 'preview'
  | AdminPart;

export interface Route {
  path: string;
  key: string;
  group: PageGroup;
  /** `public` pages are the same for everyone and may be cached; `personal` ones are rendered for one visitor. */
  kind: 'public' | 'personal';
  indexed: boolean;
  aliases?: readonly string[];
  /** Layout around the page (SHELL-11); by default header, banner and footer. */
  shell?: 'noBanner' | 'noFooter' | 'bare';
  /** Other pages of the portal may show it in a frame. */
  isFramed?: true;
  /** Path of the parent in the breadcrumbs, where the address does not show it. */
  parent?: string;
  /** Path of the page with the same content that search engines should index. */
  canonical?: string;
  /** Name of the feed of the page's list, linked in the page's head for feed readers. */
  feed?: string;
  /** Pages of one module share their navigation; the module's first row is its overview. */
  module?: ModuleKey;
}

type GivenRow = Omit<Route, 'group' | 'kind' | 'indexed'> & Partial<Route>;
type AnyRow = (typeof ROWS)[number];

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

export type RoutePath = AnyRow['path'];
export type RouteKey = AnyRow['key'];

type GroupOf<Given> = Given extends { group: infer Group } ? Group : 'text';
export type KeyOf<Group extends PageGroup> = keyof {
  [Given in AnyRow as GroupOf<Given> extends Group ? Given['key'] : never]: true;
};

export type Row = Route & { key: RouteKey };

const ALL: readonly Row[] = ROWS.map((row: GivenRow & { key: RouteKey }) => ({
  group: 'text',
  kind: 'public',
  indexed: row.kind !== 'personal',
  ...row,
}));

/** Every page except the not-found page, which is reached only by its address. */
export const ROUTES: readonly Row[] = ALL.filter(({ key }) => key !== 'notFound');

/** `/NewsDetails/{id}` matches every address with one segment in place of the braces. */
const matchers = ROUTES.filter(({ path }) => path.includes('{')).map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

export function findRoute(path: string): Row | null {
  const named = ALL.find((route) => route.path === path || route.aliases?.includes(path));
  return named ?? matchers.find(({ pattern }) => pattern.test(path))?.route ?? null;
}

/** @throws Error for an unknown key */
export function getRoute(key: RouteKey): Row {
  const route = findRouteByKey(key);
  if (!route) throw new Error(`No route ${key}`);
  return route;
}

/** The row of the page that a route shows: for a short address, its canonical page. */
export function getShownRoute(route: Row): Row {
  return (route.canonical && findRoute(route.canonical)) || route;
}

/** The row of a page by an unchecked key; null if there is none. */
export function findRouteByKey(key: string): Row | null {
  return ALL.find((row) => row.key === key) ?? null;
}

export function listModule(module: ModuleKey): Row[] {
  return ROUTES.filter((row) => row.module === module);
}

/** The groups whose pages are all rendered for one visitor. */
export function listPersonalGroups(): PageGroup[] {
  const groups = Map.groupBy(ROUTES, ({ group }) => group);
  return [...groups].flatMap(([group, rows]) => (rows.every(({ kind }) => kind === 'personal') ? group : []));
}

export function listModules(): ModuleKey[] {
  return [...new Set(ROUTES.flatMap(({ module }) => module ?? []))];
}

/** The parent: the page named by the row, else the nearest page whose path is a prefix of this one. */
function findParent({ path, parent }: Pick<Route, 'path' | 'parent'>): Row | null {
  if (path === '') return null;
  const above = parent ?? path.slice(0, path.lastIndexOf('/'));
  return ROUTES.find((row) => row.path === above) ?? findParent({ path: above });
}

export function listTrail(key: RouteKey): Row[] {
  const trail: Row[] = [];
  for (let row: Row | null = getRoute(key); row; row = findParent(row)) trail.unshift(row);
  return trail;
}
