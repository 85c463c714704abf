import 'server-only';
import type { Kysely } from 'kysely';
import { now } from '@/lib/env/clock';
import type { Silence } from '@/lib/requests/work/plan-silence';
import type { Work } from '@/lib/requests/work/schemas';
import type { Tables } from '@/lib/server/db/tables';
import type { ListedRequest, View } from '@/lib/server/requests/request-rows';

/** Names of teams and staff, for the rows of a list. */
export async function loadWorkNames(db: Kysely<Tables>) {
  const [teams, staff] = await Promise.all([
    db.selectFrom('team').select(['id', 'name']).execute(),
    db.selectFrom('staff').select(['subject', 'label']).execute(),
  ]);
  return {
    teams: new Map(teams.map(({ id, name }) => [id, name])),
    staff: new Map(staff.map(({ subject, label }) => [subject, label])),
  };
}

export function describeWork(
  request: ListedRequest,
  { subject }: View,
  names: Awaited<ReturnType<typeof loadWorkNames>>,
  silence: Silence | undefined,
): Work {
  const { owner, due_at, team_id } = request;
  return {
    owner,
    ownerLabel: (owner !== null && names.staff.get(owner)) || null,
    isMine: owner === subject,
    priority: request.priority,
    priorityReason: request.priority_reason,
    dueAt: due_at,
    isLate: due_at !== null && due_at < now().toISOString(),
    team: (team_id !== null && names.teams.get(team_id)) || null,
    silence: silence ? { remindAt: silence.remindAt, closeAt: silence.closeAt } : null,
    version: request.work_version,
  };
}
