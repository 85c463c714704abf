import { listMenu, listPaths, type MenuEntry } from './menu';
import { listModule, listTrail, ROUTES, type Row } from './table';

export interface SitePage {
  row: Row;
  children: SitePage[];
}

type GroupName = `entries.${MenuEntry['key']}` | `siteMap.groups.${(typeof GROUPS)[number]['key']}`;

export interface SiteGroup {
  /** Key of the group's name in `messages/<locale>/menu.json`. */
  name: GroupName;
  /** The page that the group's name links to, if any. */
  page: Row | null;
  pages: SitePage[];
}

/** Groups for pages that are not in the menu; pages without a group go to the last one. */
const GROUPS = [
  { key: 'award', paths: ['/Researchers'] },
  { key: 'season', paths: ['/hajnew', '/visitors', '/nusk', '/card', '/NuskCardsOffers', '/MobileApp'] },
  { key: 'journey', paths: ['/egrahy', '/ershady', '/Counter', '/HolySites', '/ageJournay', '/videoJourny'] },
  {
    key: 'requests',
    paths: [
      '/MinsterAppointment',
      '/transaction',
      '/TransactionRegister',
      '/OutsideTransaction',
      '/MovableService',
      '/stoppage',
      '/SLA',
    ],
  },
  {
    key: 'partners',
    paths: ['/Suppliers', '/OperatorsSurvey', '/CreativityAndLeadership', '/invent', '/mediarequire'],
  },
  { key: 'portal', paths: [] },
] as const;

const REST: GroupName = 'siteMap.groups.portal';

export function listPublicRows(rows: readonly Row[]): Row[] {
  return rows.filter(({ indexed, path }) => indexed && !path.includes('{'));
}

/** The parent page: the canonical page, the next one in the breadcrumbs, or the module's overview. */
function findAbove(row: Row, rows: readonly Row[]): Row | null {
  const trail = listTrail(row.key)
    .slice(1, -1)
    .reverse()
    .filter((above) => rows.includes(above));
  const overview = row.module ? listModule(row.module)[0] : undefined;
  const shown = rows.find(({ path }) => path === row.canonical);
  return shown ?? trail[0] ?? (overview && overview.key !== row.key ? overview : null);
}

interface Place {
  name: GroupName;
  path?: string | undefined;
  paths: readonly string[];
}

function listPlaces(): Place[] {
  const menu = listMenu({}).map((entry): Place => {
    return { name: `entries.${entry.key}`, path: entry.path, paths: listPaths(entry) };
  });
  return [...menu, ...GROUPS.map(({ key, paths }): Place => ({ name: `siteMap.groups.${key}`, paths }))];
}

/** A page with all descendants that have no other place. */
function grow(row: Row, rows: readonly Row[], rooted: ReadonlySet<Row>): SitePage {
  const below = rows.filter((other) => !rooted.has(other) && findAbove(other, rows) === row);
  return { row, children: below.map((child) => grow(child, rows, rooted)) };
}

/** Puts an overview that is not in the menu, such as that of the two cities, before its pages that are. */
function withOverviews({ paths, ...place }: Place, rows: readonly Row[], named: ReadonlySet<string>): Place {
  const isAbove = ({ path }: Row) =>
    path !== '' && !named.has(path) && paths.some((below) => below.startsWith(`${path}/`));
  return { ...place, paths: [...rows.filter(isAbove).map(({ path }) => path), ...paths] };
}

/** Every public page once: in the order of the menu, then in the other groups. */
export function buildSiteTree(table: readonly Row[] = ROUTES): SiteGroup[] {
  const rows = listPublicRows(table);
  const named = new Set(listPlaces().flatMap(({ path, paths }) => [path ?? '/', ...paths]));
  const places = listPlaces().map((place) => withOverviews(place, rows, named));
  const placed = new Set(places.flatMap(({ path, paths }) => [path ?? '/', ...paths]));
  const rooted = new Set(rows.filter((row) => placed.has(row.path) || findAbove(row, rows) === null));
  const find = (path: string | undefined) => rows.find((row) => row.path === path) ?? null;
  return places.flatMap(({ name, path, paths }) => {
    const page = find(path);
    const below = page ? grow(page, rows, rooted).children : [];
    const rest = name === REST ? [...rooted].filter((row) => !placed.has(row.path)) : [];
    const own = [...paths.flatMap((entry) => find(entry) ?? []), ...rest].map((row) =>
      grow(row, rows, rooted),
    );
    return page || own.length > 0 ? [{ name, page, pages: [...below, ...own] }] : [];
  });
}
