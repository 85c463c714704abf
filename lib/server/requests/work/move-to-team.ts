import 'server-only';
import type { Kysely } from 'kysely';
import { mayAct } from '@/lib/api/contract/roles';
import { type TeamName, TO_NO_TEAM } from '@/lib/requests/work/schemas';
import type { Tables } from '@/lib/server/db/tables';
import { RequestError } from '@/lib/server/http/errors';
import type { ListedRequest, View } from '@/lib/server/requests/request-rows';

/**
 * The teams to which a member of staff may move a request: for the lead all of them, also closed ones of others; for a
 * member of the closed team that has the request, those that the member sees.
 */
export async function listTargets(
  db: Kysely<Tables>,
  { roles, hiddenTeams }: View,
  { team_id }: Pick<ListedRequest, 'team_id'>,
): Promise<TeamName[]> {
  const teams = await db.selectFrom('team').select(['id', 'name', 'is_closed']).orderBy('name').execute();
  const toName = ({ id, name }: TeamName): TeamName => ({ id, name });
  if (mayAct(roles, 'lead')) return teams.map(toName);
  const isOfClosed = teams.some(({ id, is_closed }) => id === team_id && is_closed === 1);
  return isOfClosed ? teams.filter(({ id }) => !hiddenTeams.includes(id)).map(toName) : [];
}

export interface Target {
  /** Null for none. */
  id: string | null;
  /** False for an owner who is not in the team. */
  keeps: (owner: string | null) => boolean;
}

/** @throws RequestError 422 `team` for one that does not exist */
export async function readTarget(tx: Kysely<Tables>, team: string): Promise<Target> {
  if (team === TO_NO_TEAM) return { id: null, keeps: () => true };
  const rows = await tx
    .selectFrom('team')
    .leftJoin('team_member', 'team_id', 'id')
    .select('subject')
    .where('id', '=', team)
    .execute();
  if (rows.length === 0) throw new RequestError(422, 'validation', { fields: { team: 'choice' } });
  const members = new Set(rows.map(({ subject }) => subject));
  return { id: team, keeps: (owner) => owner === null || members.has(owner) };
}
