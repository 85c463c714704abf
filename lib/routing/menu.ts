import type { Messages } from '@/lib/i18n/catalog';
import { findRoute, getShownRoute, listTrail, type RouteKey } from './table';

/** A page by its path, an external site by the name of its setting, or a heading of a group. */
export interface MenuEntry {
  /** Its label is in `messages/<locale>/menu.json`. */
  key: keyof Messages['menu']['entries'];
  path?: string;
  external?: 'pilgrimPlatform' | 'awarenessPlatform';
  entries?: readonly MenuEntry[];
}

const MENU: readonly MenuEntry[] = [
  { key: 'home', path: '' },
  {
    key: 'about',
    entries: [
      { key: 'ministry', path: '/Ministry' },
      { key: 'tasks', path: '/Ministry/TasksAndResponsibilities' },
      { key: 'structure', path: '/Ministry/OrganizationalStructure' },
      { key: 'leaders', path: '/Ministry/Leaders' },
      { key: 'visualIdentity', path: '/Ministry/visual-identity' },
    ],
  },
  {
    key: 'hajjAndUmrah',
    entries: [
      {
        key: 'hajjPart',
        entries: [
          { key: 'hajj', path: '/Haj' },
          { key: 'hajjIntroduction', path: '/Haj/Introduction' },
          { key: 'hajjConditions', path: '/Haj/Conditions' },
          { key: 'hajjDuties', path: '/Haj/Duties' },
          { key: 'hajjSunan', path: '/Haj/Sunan' },
          { key: 'hajjTimers', path: '/Haj/Timers' },
          { key: 'hajjRemember', path: '/Haj/Remember' },
        ],
      },
      {
        key: 'umrahPart',
        entries: [
          { key: 'umrah', path: '/Umrah' },
          { key: 'umrahRemember', path: '/Umrah/Remember' },
        ],
      },
    ],
  },
  {
    key: 'cities',
    entries: [
      { key: 'makkah', path: '/MakkahAndMadinah/Makkah' },
      { key: 'madinah', path: '/MakkahAndMadinah/Madinah' },
    ],
  },
  { key: 'electronicServices', path: '/ElectronicServices' },
  {
    key: 'news',
    entries: [
      { key: 'latestNews', path: '/MediaAndAwareness' },
      { key: 'ministerActivities', path: '/MinisterActivities' },
      { key: 'governmentNews', path: '/MediaAndAwareness/GovNews' },
      { key: 'grandHajj', path: '/MediaAndAwareness/HajGrand' },
      { key: 'guides', path: '/Guides' },
      { key: 'initiatives', path: '/MediaAndAwareness/MainMobadra' },
      { key: 'documents', path: '/MediaAndAwareness/Documents' },
      { key: 'awarenessPlatform', external: 'awarenessPlatform' },
      { key: 'dictionary', path: '/Dictionary' },
      { key: 'customGuides', path: '/CustomHajjGuides' },
      { key: 'prizes', path: '/prizes' },
    ],
  },
  {
    key: 'dataAvailability',
    entries: [
      { key: 'information', path: '/Information' },
      { key: 'dataSharing', path: '/DataSharing' },
      { key: 'openData', path: '/OpenData' },
    ],
  },
  { key: 'contact', path: '/Contact' },
  { key: 'pilgrimPlatform', external: 'pilgrimPlatform' },
];

/** True where the entry leads somewhere: to a page of the table, or to an external site that is configured. */
function hasTarget(entry: MenuEntry, externals: Externals, isShown: IsShown): boolean {
  if (entry.external) return Boolean(externals[entry.external]);
  const route = entry.path === undefined ? null : findRoute(entry.path);
  return route !== null && isShown(route.key);
}

type IsShown = (route: RouteKey) => boolean;
type Externals = Partial<Record<NonNullable<MenuEntry['external']>, string | undefined>>;

/** Without entries that have no target and empty groups. @param isShown false for pages that have no content yet */
export function listMenu(externals: Externals, isShown: IsShown = () => true): MenuEntry[] {
  return filterEntries(MENU, externals, isShown);
}

function filterEntries(list: readonly MenuEntry[], externals: Externals, isShown: IsShown): MenuEntry[] {
  return list.flatMap((entry) => {
    if (!entry.entries) return hasTarget(entry, externals, isShown) ? [entry] : [];
    const entries = filterEntries(entry.entries, externals, isShown);
    return entries.length > 0 ? [{ ...entry, entries }] : [];
  });
}

export function listPaths({ entries = [] }: MenuEntry): string[] {
  return entries.flatMap((entry) => [...(entry.path === undefined ? [] : [entry.path]), ...listPaths(entry)]);
}

/** True for the entry at a place (`findPlace`), and for the group that contains it or the pages below it. */
export function isCurrent(entry: MenuEntry, place: string): boolean {
  const isBelow = (path: string) => place !== '' && path.startsWith(`${place}/`);
  return entry.path === place || listPaths(entry).some((path) => path === place || isBelow(path));
}

const PATHS = MENU.flatMap((entry) => [entry.path ?? '-', ...listPaths(entry)]);

/** @returns the path of the page, or of the nearest page above it, that is in the menu; `-` for none */
export function findPlace(path: string): string {
  const row = findRoute(path);
  const above = row ? listTrail(getShownRoute(row).key).map((page) => page.path) : [];
  const named = path === '' ? '' : above.findLast((one) => one !== '' && PATHS.includes(one));
  return named ?? (PATHS.some((one) => one.startsWith(`${path}/`)) ? path : '-');
}
