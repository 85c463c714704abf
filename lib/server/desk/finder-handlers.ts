import 'server-only';
import { listAdminGroups } from '@/lib/admin/admin-pages';
import type { FINDER_ENDPOINTS } from '@/lib/admin/finder/endpoints';
import { finderQuery, HIT_KINDS, type Hit, type HitGroup } from '@/lib/admin/finder/schemas';
import type { Role } from '@/lib/api/contract/roles';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { getRoute } from '@/lib/routing/table';
import { foldName } from '@/lib/search/fold-name';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { findView } from '@/lib/server/requests/request-rows';
import { FINDERS, MAX_HITS, type Search } from './find-records';

/** The pages of the navigation whose titles contain a text; all of them for an empty one. */
async function findPages(roles: readonly Role[], locale: Locale, text: string): Promise<Hit[]> {
  const t = await loadTranslator(locale, 'meta');
  return listAdminGroups(roles)
    .flatMap(({ pages }) => pages)
    .map((key) => ({ path: getRoute(key).path, title: t(`${key}.title`), detail: '' }))
    .filter(({ title }) => foldName(title).includes(foldName(text)));
}

async function findRecords(search: Search): Promise<HitGroup[]> {
  const kinds = HIT_KINDS.filter((kind) => kind !== 'page');
  const found = await Promise.all(
    kinds
      .filter((kind) => FINDERS[kind].isOpen(search.view))
      .map(async (kind) => ({ kind, hits: await FINDERS[kind].find(search) })),
  );
  return found
    .filter(({ hits }) => hits.length > 0)
    .map(({ kind, hits }) => ({ kind, hits: hits.slice(0, MAX_HITS), hasMore: hits.length > MAX_HITS }));
}

/** Desk/Find. Only numbers, titles and names of the staff are shown, so a search is no look at personal data. */
const findAtDesk: ApiHandler = async (c) => {
  const { text } = readQuery(c, finderQuery);
  const db = await openDatabase();
  const locale = c.get('locale');
  const view = await findView(c, db);
  const pages = await findPages(view.roles, locale, text);
  const records = foldName(text) === '' ? [] : await findRecords({ c, db, locale, text, view });
  const ofPages = { kind: 'page' as const, hits: pages, hasMore: false };
  return c.json({ data: pages.length > 0 ? [ofPages, ...records] : records });
};

export const FINDER_HANDLERS: Record<keyof typeof FINDER_ENDPOINTS, ApiHandler> = { findAtDesk };
