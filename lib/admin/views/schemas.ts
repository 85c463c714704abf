import { z } from 'zod';
import { registerQuery } from '@/lib/admin/register/supplier-schemas';
import { registrationsQuery } from '@/lib/admin/schemas';
import { requestFilter } from '@/lib/requests/schemas';
import { line, target } from '@/lib/requests/work/schemas';
import { VIEW_LISTS } from './view-lists';

export const VIEW_NAME_LENGTH = 60;
/** Views of one owner for one list. */
export const MAX_VIEWS = 20;
const FILTER_LENGTH = 200;

const list = z.enum(VIEW_LISTS, { error: 'choice' });

/**
 * The filters of a list that a view stores. Search words are left out, because they are often the contact of a sender.
 * Filters by time are relative to today, so a view stays up to date.
 */
export const VIEW_FILTERS = {
  requests: requestFilter.omit({ text: true }),
  suppliers: registerQuery.omit({ text: true, after: true }),
  registrations: registrationsQuery.omit({ text: true, after: true }),
} as const;

const name = line(VIEW_NAME_LENGTH).min(1, 'required');

/** `Desk/ListViews` */
export const viewsQuery = z.object({ list });
/** `Desk/SaveView`: for the caller, or as the lead for a team. */
export const saveViewBody = z.strictObject({
  list,
  name,
  query: z.record(z.string().max(FILTER_LENGTH), z.string().max(FILTER_LENGTH)),
  team: z.uuid('id').optional(),
});
/** `Desk/RenameView` */
export const renameViewBody = z.strictObject({ ...target, name });
/** `Desk/RemoveView` */
export const removeViewBody = z.strictObject(target);

const namedTeam = z.object({ id: z.string(), name: z.string() });

const view = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for a view that the caller owns. */
  team: namedTeam.nullable(),
  /** The filters that still exist. */
  query: z.record(z.string(), z.string()),
  /** Names of filters whose value no longer exists. */
  gone: z.array(z.string()),
  version: z.int(),
  mayChange: z.boolean(),
});
export type SavedView = z.infer<typeof view>;

/** Teams for which the caller may save views. */
const views = z.object({ views: z.array(view), teams: z.array(namedTeam) });
export type SavedViews = z.infer<typeof views>;

const saved = z.object({ data: z.object({ id: z.string() }) });

export const VIEW_SCHEMAS = {
  listViews: {
    summary: 'The saved views of a list: the caller’s own and those of their teams',
    query: viewsQuery,
    response: z.object({ data: views }),
  },
  saveView: {
    summary: 'Saves the filters of a list under a name',
    body: saveViewBody,
    response: saved,
  },
  renameView: { summary: 'Changes the name of a saved view', body: renameViewBody, response: saved },
  removeView: { summary: 'Removes a saved view', body: removeViewBody, response: saved },
};
