import { listMenu, listPaths, type MenuEntry } from './menu';
import { listModule, listTrail, ROUTES, type Row } from './table';

export interface SitePage {
  row: Row;
  children: SitePage[];
}

type GroupName = `entries.${MenuEntry['key']}` | `siteMap.groups.${(typeof GROUPS)[number]['key']}`;

/** Pages that belong together: by an entry of the menu, or by one of the groups below. */
export interface SiteGroup {
  /** Where the group's name stands in `messages/<locale>/menu.json`. */
  name: GroupName;
  /** The page that the group's name itself leads to, as with an entry of the menu that holds no others. */
  page: Row | null;
  pages: SitePage[];
}

/** Where pages stand that the menu does not lead to; whatever is named nowhere comes into the last group. */
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

/** Pages that anyone may open by their address: indexed, and not one page of many. */
export function listPublicRows(rows: readonly Row[]): Row[] {
  return rows.filter(({ indexed, path }) => indexed && !path.includes('{'));
}

/** The page right above: the one this shows anew, the next in its breadcrumbs, or its module's overview. */
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
  /** Address of an entry of the menu that is a page itself. */
  path?: string | undefined;
  paths: readonly string[];
}

function listPlaces(): Place[] {
  const menu = listMenu({}).map((entry): Place => {
    return { name: `entries.${entry.key}`, path: entry.path, paths: listPaths(entry) };
  });
  return [...menu, ...GROUPS.map(({ key, paths }): Place => ({ name: `siteMap.groups.${key}`, paths }))];
}

/** The page and, below it, every page that stands nowhere else and has it right above. */
function grow(row: Row, rows: readonly Row[], rooted: ReadonlySet<Row>): SitePage {
  const below = rows.filter((other) => !rooted.has(other) && findAbove(other, rows) === row);
  return { row, children: below.map((child) => grow(child, rows, rooted)) };
}

/** Puts a page that stands above pages of the menu without being in it, as the two cities' overview does, before them. */
function withOverviews({ paths, ...place }: Place, rows: readonly Row[], named: ReadonlySet<string>): Place {
  const isAbove = ({ path }: Row) =>
    path !== '' && !named.has(path) && paths.some((below) => below.startsWith(`${path}/`));
  return { ...place, paths: [...rows.filter(isAbove).map(({ path }) => path), ...paths] };
}

/**
 * Every public page once: in the order of the menu, then in the groups of the rest; a page that nobody has
 * placed stands below the page above it, else in the last group.
 * @param table rows of the route table
 */
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
