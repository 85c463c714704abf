import 'server-only';
import type { Kysely, Updateable } from 'kysely';
import { mayAct } from '@/lib/api/contract/roles';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import {
  assignBody,
  priorityBody,
  TO_ME,
  TO_NO_TEAM,
  TO_NOBODY,
  teamChangeBody,
} from '@/lib/requests/work/schemas';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { RequestWorkTable } from '@/lib/server/db/work-tables';
import type { ApiContext, ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { countQueues, findView } from '@/lib/server/requests/request-rows';
import { listAssignable, listColleagues } from './list-colleagues';
import { mayAssign } from './may-assign';
import { listTargets, readTarget } from './move-to-team';
import { openAsStaff } from './open-as-staff';
import { planWork } from './plan-work';
import { reportPresence } from './presence-handler';
import { listClosing } from './reply-templates';

/** Desk/CountQueues */
const countOwnQueues: ApiHandler = async (c) => {
  const db = await openDatabase();
  await planWork(db);
  return c.json({ data: await countQueues(db, await findView(c, db)) });
};

/** Desk/ListOwners */
const listOwners: ApiHandler = async (c) => {
  const db = await openDatabase();
  const { hiddenTeams } = await findView(c, db);
  const teams = await db.selectFrom('team').select(['id', 'name']).orderBy('name').execute();
  return c.json({
    data: {
      teams: teams.filter(({ id }) => !hiddenTeams.includes(id)),
      owners: await listColleagues(db),
      closing: await listClosing(db),
    },
  });
};

interface Change {
  id: string;
  version: number;
  set: Partial<Omit<Updateable<RequestWorkTable>, 'version'>>;
  kind: 'assigned' | 'teamChanged' | 'prioritised';
  data: Record<string, string | null>;
}

/** Changes the row that the caller has seen, and records it. @throws RequestError 409 `requestMoved` */
async function writeWork(
  tx: Kysely<Tables>,
  actor: string,
  { id, version, set, kind, data }: Change,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('request_work')
    .set({ ...set, version: version + 1 })
    .where('request_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new RequestError(409, 'requestMoved');
  await recordEvent(tx, { entity: 'service_request', entityId: id, kind, actor, at: now(), data });
}

async function changeWork(c: ApiContext, change: Change): Promise<Response> {
  const actor = c.get('caller').subject;
  await inTransaction(await openDatabase(), (tx) => writeWork(tx, actor, change));
  return c.json({ data: { version: change.version + 1 } });
}

/**
 * Desk/AssignRequest.
 * @throws RequestError 403; 404; 409 `requestMoved`; 422 `owner` for somebody outside the office
 */
const assignRequest: ApiHandler = async (c) => {
  const { id, version, owner: asked } = await readJson(c.req.raw, assignBody);
  const db = await openDatabase();
  const { request, view } = await openAsStaff(c, db, id);
  const owner = asked === TO_NOBODY ? null : asked === TO_ME ? view.subject : asked;
  if (!mayAssign(view, request, owner)) throw new RequestError(403, 'forbidden');
  const isKnown = (await listAssignable(db, request)).some(({ subject }) => subject === owner);
  if (owner !== null && !isKnown) throw new RequestError(422, 'validation', { fields: { owner: 'choice' } });
  return changeWork(c, { id, version, set: { owner }, kind: 'assigned', data: { owner } });
};

/**
 * Desk/SetTeam. An owner who is not in the new team loses the request; its due date does not depend on the team.
 * @throws RequestError 403; 404; 409 `requestMoved`; 422 `team`
 */
const setTeam: ApiHandler = async (c) => {
  const { id, version, team } = await readJson(c.req.raw, teamChangeBody);
  const db = await openDatabase();
  const { request, view } = await openAsStaff(c, db, id);
  const targets = await listTargets(db, view, request);
  if (targets.length === 0 && !mayAct(view.roles, 'lead')) throw new RequestError(403, 'forbidden');
  if (team !== TO_NO_TEAM && !targets.some((target) => target.id === team))
    throw new RequestError(422, 'validation', { fields: { team: 'choice' } });
  await inTransaction(db, async (tx) => {
    const target = await readTarget(tx, team);
    const set = { team_id: target.id, ...(target.keeps(request.owner) ? {} : { owner: null }) };
    const change: Change = { id, version, set, kind: 'teamChanged', data: { team: target.id } };
    await writeWork(tx, view.subject, change);
  });
  return c.json({ data: { version: version + 1 } });
};

/** Desk/SetPriority. @throws RequestError 404; 409 `requestMoved` */
const setPriority: ApiHandler = async (c) => {
  const { id, version, priority, reason } = await readJson(c.req.raw, priorityBody);
  const db = await openDatabase();
  await openAsStaff(c, db, id);
  const priority_reason = priority === 'urgent' ? reason : null;
  const set = { priority, priority_reason, planned_version: 0 };
  return changeWork(c, { id, version, set, kind: 'prioritised', data: { priority } });
};

export const WORK_HANDLERS = {
  countQueues: countOwnQueues,
  listOwners,
  assignRequest,
  setTeam,
  setPriority,
  reportPresence,
};
