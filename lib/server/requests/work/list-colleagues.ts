import 'server-only';
import type { Kysely } from 'kysely';
import { mayAct } from '@/lib/api/contract/roles';
import type { Workflow } from '@/lib/forms/definition/transitions';
import type { Colleague } from '@/lib/requests/work/schemas';
import { listStaff } from '@/lib/server/admin/staff/list-staff';
import type { Tables } from '@/lib/server/db/tables';
import { type ListedRequest, STAFF } from '@/lib/server/requests/request-rows';

/** The members of staff who work on requests, by name. Those whom the configuration names have no label. */
export async function listColleagues(
  db: Kysely<Tables>,
  workflows: readonly Workflow[] = ['request', 'appointment'],
): Promise<Colleague[]> {
  return (await listStaff(db))
    .filter(({ roles }) => workflows.some((workflow) => mayAct(roles, STAFF[workflow])))
    .map(({ subject, label }) => ({ subject, label }));
}

/** Who may own a request: the staff of its workflow, and in a closed team only its members. */
export async function listAssignable(
  db: Kysely<Tables>,
  { workflow, team_id }: Pick<ListedRequest, 'workflow' | 'team_id'>,
): Promise<Colleague[]> {
  const colleagues = await listColleagues(db, [workflow]);
  const members = await db
    .selectFrom('team')
    .leftJoin('team_member', 'team_id', 'id')
    .select('subject')
    .where('id', '=', team_id)
    .where('is_closed', '=', 1)
    .execute();
  if (members.length === 0) return colleagues;
  return colleagues.filter(({ subject }) => members.some((member) => member.subject === subject));
}
