import 'server-only';
import type { Kysely } from 'kysely';
import { opensAdminPage } from '@/lib/admin/admin-pages';
import { type SavedView, VIEW_FILTERS } from '@/lib/admin/views/schemas';
import { VIEW_PAGES, type ViewList } from '@/lib/admin/views/view-lists';
import { mayAct } from '@/lib/api/contract/roles';
import type { Tables } from '@/lib/server/db/tables';
import { toFieldErrors } from '@/lib/server/http/body/field-errors';
import type { View } from '@/lib/server/requests/request-rows';
import { listColleagues } from '@/lib/server/requests/work/list-colleagues';

export const opensList = (list: ViewList, { roles }: View): boolean =>
  opensAdminPage(VIEW_PAGES[list], roles);

export const listNamedTeams = (db: Kysely<Tables>) =>
  db.selectFrom('team').select(['id', 'name']).orderBy('name').execute();

/** The views of a person and of their teams; for the lead those of every team, which the lead keeps. */
export const selectViews = (db: Kysely<Tables>, { subject, roles }: View) =>
  db
    .selectFrom('desk_view')
    .leftJoin('team', 'team.id', 'desk_view.team_id')
    .where(({ eb, or }) =>
      or([
        eb('desk_view.subject', '=', subject),
        mayAct(roles, 'lead')
          ? eb('desk_view.team_id', 'is not', null)
          : eb(
              'desk_view.team_id',
              'in',
              eb
                .selectFrom('team_member')
                .select('team_member.team_id')
                .where('team_member.subject', '=', subject),
            ),
      ]),
    );

type Query = Record<string, string>;

/** What the filters of views may name, and whether it still exists. */
async function loadExisting(db: Kysely<Tables>): Promise<(query: Query, list: ViewList) => string[]> {
  const teams = new Set((await listNamedTeams(db)).map(({ id }) => id));
  const owners = new Set((await listColleagues(db)).map(({ subject }) => subject));
  return (query, list) => {
    const parsed = VIEW_FILTERS[list].safeParse(query);
    const refused = parsed.success ? [] : Object.keys(toFieldErrors(parsed.error.issues));
    const { team, owner } = query;
    return [
      ...refused,
      ...(team !== undefined && !teams.has(team) ? ['team'] : []),
      ...(owner !== undefined && !owners.has(owner) ? ['owner'] : []),
    ];
  };
}

/** The views of a list that a person sees, by name: their own, then those of teams. */
export async function readViews(db: Kysely<Tables>, view: View, list: ViewList): Promise<SavedView[]> {
  const rows = await selectViews(db, view)
    .select(['desk_view.id', 'desk_view.name', 'desk_view.query', 'desk_view.version', 'desk_view.team_id'])
    .select('team.name as teamName')
    .where('list', '=', list)
    .orderBy('team.name')
    .orderBy('desk_view.folded_name')
    .execute();
  const findGone = await loadExisting(db);
  return rows.map(({ id, name, query, version, team_id, teamName }) => {
    const stored: Query = JSON.parse(query);
    const gone = findGone(stored, list);
    return {
      id,
      name,
      version,
      team: team_id === null ? null : { id: team_id, name: teamName ?? '' },
      query: Object.fromEntries(Object.entries(stored).filter(([filter]) => !gone.includes(filter))),
      gone,
      mayChange: team_id === null || mayAct(view.roles, 'lead'),
    };
  });
}
