import 'server-only';
import { listAdminGroups } from '@/lib/admin/admin-pages';
import type { FINDER_ENDPOINTS } from '@/lib/admin/finder/endpoints';
import { finderQuery, HIT_KINDS, type Hit, type HitGroup } from '@/lib/admin/finder/schemas';
import { VIEW_LISTS, VIEW_PAGES, VIEW_PARAMETER } from '@/lib/admin/views/view-lists';
import type { Role } from '@/lib/api/contract/roles';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { getRoute } from '@/lib/routing/table';
import { foldName } from '@/lib/search/fold-name';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { findView } from '@/lib/server/requests/request-rows';
import { FINDERS, type RecordKind } from './find-records';
import { opensList, readViews } from './read-views';
import { MAX_HITS, type Search } from './search-scope';

/** The pages of the navigation whose titles contain a text; all of them for an empty one. */
async function findPages(roles: readonly Role[], locale: Locale, text: string): Promise<Hit[]> {
  const t = await loadTranslator(locale, 'meta');
  return listAdminGroups(roles)
    .flatMap(({ pages }) => pages)
    .map((key) => ({ path: getRoute(key).path, title: t(`${key}.title`), detail: '' }))
    .filter(({ title }) => foldName(title).includes(foldName(text)));
}

/** The saved views whose names contain a text; all of them for an empty one. */
async function findSavedViews({ db, locale, text, view }: Search): Promise<Hit[]> {
  const t = await loadTranslator(locale, 'meta');
  const lists = VIEW_LISTS.filter((list) => opensList(list, view));
  const found = await Promise.all(
    lists.map(async (list) => {
      const { path } = getRoute(VIEW_PAGES[list]);
      return (await readViews(db, view, list)).map(({ id, name, team, query }) => ({
        path: `${path}?${new URLSearchParams({ ...query, [VIEW_PARAMETER]: id })}`,
        title: name,
        detail: team?.name ?? t(`${VIEW_PAGES[list]}.title`),
      }));
    }),
  );
  return found.flat().filter(({ title }) => foldName(title).includes(foldName(text)));
}

async function findRecords(search: Search): Promise<Omit<HitGroup, 'label'>[]> {
  const kinds = HIT_KINDS.filter((kind): kind is RecordKind => kind !== 'page' && kind !== 'view');
  return Promise.all(
    kinds
      .filter((kind) => FINDERS[kind].isOpen(search.view))
      .map(async (kind) => {
        const hits = await FINDERS[kind].find(search);
        return { kind, hits: hits.slice(0, MAX_HITS), hasMore: hits.length > MAX_HITS };
      }),
  );
}

/**
 * Desk/Find. Only numbers, subjects, titles and names of the staff are shown, so searches are not recorded as views.
 */
const findAtDesk: ApiHandler = async (c) => {
  const { text } = readQuery(c, finderQuery);
  const db = await openDatabase();
  const locale = c.get('locale');
  const view = await findView(c, db);
  const search = { c, db, locale, text, view };
  const t = await loadTranslator(locale, 'finder.kinds');
  const groups: Omit<HitGroup, 'label'>[] = [
    { kind: 'page', hits: await findPages(view.roles, locale, text), hasMore: false },
    { kind: 'view', hits: await findSavedViews(search), hasMore: false },
    ...(foldName(text) === '' ? [] : await findRecords(search)),
  ];
  const data: HitGroup[] = groups
    .filter(({ hits }) => hits.length > 0)
    .map((group) => ({ ...group, label: t(group.kind) }));
  return c.json({ data });
};

export const FINDER_HANDLERS: Record<keyof typeof FINDER_ENDPOINTS, ApiHandler> = { findAtDesk };
