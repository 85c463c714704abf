import 'server-only';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { VIEW_ENDPOINTS } from '@/lib/admin/views/endpoints';
import {
  MAX_VIEWS,
  removeViewBody,
  renameViewBody,
  saveViewBody,
  VIEW_FILTERS,
  viewsQuery,
} from '@/lib/admin/views/schemas';
import type { ViewList } from '@/lib/admin/views/view-lists';
import { mayAct } from '@/lib/api/contract/roles';
import { inTransaction, isUniqueViolation } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { foldName } from '@/lib/search/fold-name';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiContext, ApiHandler } from '@/lib/server/http/api-context';
import { toFieldErrors } from '@/lib/server/http/body/field-errors';
import { readJson } from '@/lib/server/http/body/read-json';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { findView, type View } from '@/lib/server/requests/request-rows';
import { listNamedTeams, opensList, readViews, selectViews } from './read-views';

const refuse = (fields: Record<string, string>) => new RequestError(422, 'validation', { fields });

/** Desk/ListViews. @throws RequestError 403 for a list that the caller may not open */
const listViews: ApiHandler = async (c) => {
  const { list } = readQuery(c, viewsQuery);
  const db = await openDatabase();
  const view = await findView(c, db);
  if (!opensList(list, view)) throw new RequestError(403, 'forbidden');
  const teams = mayAct(view.roles, 'lead') ? await listNamedTeams(db) : [];
  return c.json({ data: { views: await readViews(db, view, list), teams } });
};

/**
 * The name as it is compared, so that two views never look alike.
 * @throws RequestError 422 for a name of punctuation
 */
function fold(name: string): string {
  const folded = foldName(name);
  if (folded === '') throw refuse({ name: 'required' });
  return folded;
}

/** The filters that a view keeps. @throws RequestError 422 without any, or for a value that the list refuses */
function keepFilters(list: ViewList, query: Record<string, string>): string {
  const known = Object.keys(VIEW_FILTERS[list].shape);
  const kept = Object.fromEntries(
    Object.entries(query).filter(([name, value]) => known.includes(name) && value !== ''),
  );
  const parsed = VIEW_FILTERS[list].safeParse(kept);
  if (!parsed.success) throw refuse(toFieldErrors(parsed.error.issues));
  if (Object.keys(kept).length === 0) throw refuse({ query: 'required' });
  return JSON.stringify(kept);
}

/** @throws RequestError 422 `name: taken` if its owner has a view with the name */
async function change(
  c: ApiContext,
  work: (tx: Kysely<Tables>, view: View) => Promise<string>,
  isRemoval = false,
) {
  const db = await openDatabase();
  const view = await findView(c, db);
  try {
    const id = await inTransaction(db, async (tx) => {
      const entityId = await work(tx, view);
      const kind = isRemoval ? 'removed' : 'configured';
      await recordEvent(tx, { entity: 'desk_view', entityId, kind, actor: view.subject, at: now() });
      return entityId;
    });
    return c.json({ data: { id } });
  } catch (error) {
    if (isUniqueViolation(error)) throw refuse({ name: 'taken' });
    throw error;
  }
}

/** @throws RequestError 403 without the role; 422 `team: choice` for one that does not exist */
async function requireTeam(tx: Kysely<Tables>, { roles }: View, id: string): Promise<void> {
  if (!mayAct(roles, 'lead')) throw new RequestError(403, 'forbidden');
  const team = await tx.selectFrom('team').select('id').where('id', '=', id).executeTakeFirst();
  if (!team) throw refuse({ team: 'choice' });
}

/** Desk/SaveView. @throws RequestError 403; 409 `tooManyViews`; 422 `name`, `query`, `team` */
const saveView: ApiHandler = async (c) => {
  const { list, name, query, team } = await readJson(c.req.raw, saveViewBody);
  const row = { list, name, folded_name: fold(name), query: keepFilters(list, query), version: 1 };
  return change(c, async (tx, view) => {
    if (!opensList(list, view)) throw new RequestError(403, 'forbidden');
    if (team) await requireTeam(tx, view, team);
    const owner = team ? { subject: null, team_id: team } : { subject: view.subject, team_id: null };
    const own = await tx
      .selectFrom('desk_view')
      .select('id')
      .where('list', '=', list)
      .where(team ? 'team_id' : 'subject', '=', team ?? view.subject)
      .execute();
    if (own.length >= MAX_VIEWS) throw new RequestError(409, 'tooManyViews', { values: { max: MAX_VIEWS } });
    const id = uuidv7();
    await tx
      .insertInto('desk_view')
      .values({ id, ...row, ...owner })
      .execute();
    return id;
  });
};

interface Target {
  id: string;
  version: number;
}

/** @throws RequestError 404 for a view that the caller may not change; 409 `viewMoved` if it is not as it was shown */
async function requireView(tx: Kysely<Tables>, view: View, { id, version }: Target): Promise<void> {
  const row = await selectViews(tx, view)
    .select(['list', 'desk_view.version', 'desk_view.team_id'])
    .where('desk_view.id', '=', id)
    .executeTakeFirst();
  if (!row || !opensList(row.list, view) || (row.team_id !== null && !mayAct(view.roles, 'lead')))
    throw new RequestError(404, 'notFound');
  if (row.version !== version) throw new RequestError(409, 'viewMoved');
}

/** Desk/RenameView. @throws RequestError 404; 409 `viewMoved`; 422 `name` */
const renameView: ApiHandler = async (c) => {
  const { name, ...target } = await readJson(c.req.raw, renameViewBody);
  const names = { name, folded_name: fold(name) };
  return change(c, async (tx, view) => {
    await requireView(tx, view, target);
    await tx
      .updateTable('desk_view')
      .set({ ...names, version: target.version + 1 })
      .where('id', '=', target.id)
      .execute();
    return target.id;
  });
};

/** Desk/RemoveView. @throws RequestError 404; 409 `viewMoved` */
const removeView: ApiHandler = async (c) => {
  const target = await readJson(c.req.raw, removeViewBody);
  const remove = async (tx: Kysely<Tables>, view: View) => {
    await requireView(tx, view, target);
    await tx.deleteFrom('desk_view').where('id', '=', target.id).execute();
    return target.id;
  };
  return change(c, remove, true);
};

export const VIEW_HANDLERS: Record<keyof typeof VIEW_ENDPOINTS, ApiHandler> = {
  listViews,
  saveView,
  renameView,
  removeView,
};
