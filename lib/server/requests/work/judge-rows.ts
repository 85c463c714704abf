import 'server-only';
import type { Kysely } from 'kysely';
import { listTransitions } from '@/lib/forms/definition/transitions';
import { type Bulk, isStateAction, type SkipReason } from '@/lib/requests/work/bulk-schemas';
import { OPEN_STATES } from '@/lib/requests/work/plan-due';
import { TO_ME, TO_NOBODY } from '@/lib/requests/work/schemas';
import type { Tables } from '@/lib/server/db/tables';
import { findBeingChecked } from '@/lib/server/forms/held-request';
import type { ListedRequest, View } from '@/lib/server/requests/request-rows';
import { readClosingText } from './closing-text';
import { listAssignable } from './list-colleagues';
import { mayAssign } from './may-assign';
import { readTarget } from './move-to-team';

/** `same`: the row already has the values of the action, so it is neither changed nor listed as skipped. */
export type Verdict = 'change' | 'same' | SkipReason;
export type Judge = (row: ListedRequest) => Verdict;

/** The owner that an action gives; null: none. */
export function readOwner({ action, owner }: Bulk, { subject }: View): string | null {
  if (action === 'take' || owner === TO_ME) return subject;
  return owner === TO_NOBODY ? null : owner;
}

async function judgeOwner(
  tx: Kysely<Tables>,
  view: View,
  rows: readonly ListedRequest[],
  owner: string | null,
): Promise<Judge> {
  const placeOf = ({ workflow, team_id }: ListedRequest) => `${workflow} ${team_id ?? ''}`;
  const mayOwn = new Map<string, boolean>();
  for (const row of rows)
    if (!mayOwn.has(placeOf(row))) {
      const members = await listAssignable(tx, row);
      mayOwn.set(placeOf(row), owner === null || members.some(({ subject }) => subject === owner));
    }
  return (row) => {
    if (row.owner === owner) return 'same';
    if (!OPEN_STATES.includes(row.status)) return 'state';
    if (!mayAssign(view, row, owner)) return 'taken';
    return mayOwn.get(placeOf(row)) ? 'change' : 'closedTeam';
  };
}

function judgePriority({ action, reason }: Bulk): Judge {
  const [priority, because] =
    action === 'urgent' ? (['urgent', reason] as const) : (['normal', null] as const);
  return (row) => {
    if (row.priority === priority && row.priority_reason === because) return 'same';
    return OPEN_STATES.includes(row.status) ? 'change' : 'state';
  };
}

async function judgeTeam(tx: Kysely<Tables>, { team }: Bulk): Promise<Judge> {
  const { id } = await readTarget(tx, team);
  return ({ team_id }) => (team_id === id ? 'same' : 'change');
}

async function judgeState(
  tx: Kysely<Tables>,
  { subject }: View,
  rows: readonly ListedRequest[],
  to: 'underReview' | 'closed',
): Promise<Judge> {
  const ids = rows.map(({ id }) => id);
  const held = await findBeingChecked(tx, ids);
  const pending = await tx
    .selectFrom('pending_change')
    .select('request_id')
    .where('actor', '=', subject)
    .where('request_id', 'in', ids)
    .execute();
  const waiting = new Set(pending.map(({ request_id }) => request_id));
  return ({ id, workflow, status }) => {
    if (status === to) return 'same';
    if (!listTransitions(workflow, status, 'staff').includes(to)) return 'state';
    if (held.has(id)) return 'held';
    return waiting.has(id) ? 'pending' : 'change';
  };
}

async function judgeClosing(
  tx: Kysely<Tables>,
  view: View,
  rows: readonly ListedRequest[],
  bulk: Bulk,
): Promise<Judge> {
  const { form } = await readClosingText(tx, bulk.template);
  const judge = await judgeState(tx, view, rows, 'closed');
  return (row) => (form === null || form === row.form ? judge(row) : 'template');
}

/** Judges requests by an action, with a few queries for all of them. */
export async function judgeRows(
  tx: Kysely<Tables>,
  view: View,
  rows: readonly ListedRequest[],
  bulk: Bulk,
): Promise<Judge> {
  const seen = new Map(bulk.rows.map((row) => [row.id, row]));
  const ofOwner = () => judgeOwner(tx, view, rows, readOwner(bulk, view));
  const ofPriority = () => judgePriority(bulk);
  const judge = await {
    take: ofOwner,
    assign: ofOwner,
    team: () => judgeTeam(tx, bulk),
    urgent: ofPriority,
    normal: ofPriority,
    review: () => judgeState(tx, view, rows, 'underReview'),
    close: () => judgeClosing(tx, view, rows, bulk),
  }[bulk.action]();
  return (row) => {
    const shown = seen.get(row.id);
    const isStale =
      shown &&
      (isStateAction(bulk.action) ? shown.version !== row.version : shown.workVersion !== row.work_version);
    return isStale ? 'moved' : judge(row);
  };
}
