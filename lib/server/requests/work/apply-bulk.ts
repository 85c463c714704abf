import 'server-only';
import type { Kysely, Updateable } from 'kysely';
import { now } from '@/lib/env/clock';
import type { Bulk } from '@/lib/requests/work/bulk-schemas';
import type { Priority } from '@/lib/requests/work/schemas';
import { recordEvents } from '@/lib/server/db/audit';
import type { Tables } from '@/lib/server/db/tables';
import type { DeskActionTable, RequestWorkTable } from '@/lib/server/db/work-tables';
import type { ListedRequest, View } from '@/lib/server/requests/request-rows';
import { readClosingText } from './closing-text';
import { readOwner } from './judge-rows';
import { readTarget } from './move-to-team';
import type { Change } from './pending-changes';

/** A request before a change, with the version that the change gave it. */
export interface Before {
  id: string;
  version: number;
  owner: string | null;
  /** Missing in actions of the previous build. */
  team?: string | null;
  priority: Priority;
  reason: string | null;
}

type Kind = DeskActionTable['kind'];
type WorkKind = Exclude<Kind, 'review'>;
type Rows = readonly Pick<ListedRequest, 'id'>[];

const idsOf = (rows: Rows) => rows.map(({ id }) => id);

/** Writes the same values to the rows of many requests, and records it for each. */
async function setWork(
  tx: Kysely<Tables>,
  { subject: actor }: View,
  rows: Rows,
  {
    kind,
    set,
  }: {
    kind: WorkKind;
    set: Pick<Updateable<RequestWorkTable>, 'owner' | 'team_id' | 'priority' | 'priority_reason'>;
  },
): Promise<void> {
  await tx
    .updateTable('request_work')
    .set((eb) => ({
      ...set,
      version: eb('version', '+', 1),
      ...(kind === 'prioritised' ? { planned_version: 0 } : {}),
    }))
    .where('request_id', 'in', idsOf(rows))
    .execute();
  const data = {
    assigned: { owner: set.owner },
    teamChanged: { team: set.team_id },
    prioritised: { priority: set.priority },
  }[kind];
  const at = now();
  await recordEvents(
    tx,
    rows.map(({ id }) => ({ entity: 'service_request', entityId: id, kind, actor, at, data })),
  );
}

/** The change waits until it can no longer be undone; then the job that sends replies makes it. */
async function proposeChanges(
  tx: Kysely<Tables>,
  { subject: actor }: View,
  rows: readonly ListedRequest[],
  { due_at, decide }: { due_at: string; decide: (row: ListedRequest) => Pick<Change, 'to' | 'note'> },
): Promise<void> {
  const values = rows.map((row) => {
    const { id, version } = row;
    const change = JSON.stringify({ id, version, ...decide(row) });
    return { request_id: id, state: 'waiting' as const, change, actor, due_at };
  });
  await tx.insertInto('pending_change').values(values).execute();
}

/** Changes requests that `judgeRows` has admitted. @returns what undoing it needs */
export async function applyBulk(
  tx: Kysely<Tables>,
  view: View,
  rows: readonly ListedRequest[],
  { bulk, until }: { bulk: Bulk; until: string },
): Promise<{ kind: Kind; before: Before[] }> {
  const before = rows.map(({ id, work_version, owner, team_id, priority, priority_reason }) => ({
    id,
    version: work_version + 1,
    owner,
    team: team_id,
    priority,
    reason: priority_reason,
  }));
  switch (bulk.action) {
    case 'review':
      await proposeChanges(tx, view, rows, { due_at: until, decide: () => ({ to: 'underReview' }) });
      return { kind: 'review', before };
    case 'close': {
      const { write } = await readClosingText(tx, bulk.template);
      const decide = (row: ListedRequest) => ({ to: 'closed', note: write(row) }) as const;
      await proposeChanges(tx, view, rows, { due_at: until, decide });
      // The previous build undoes it as well: both are changes that wait.
      return { kind: 'review', before };
    }
    case 'take':
    case 'assign':
      await setWork(tx, view, rows, { kind: 'assigned', set: { owner: readOwner(bulk, view) } });
      return { kind: 'assigned', before };
    case 'team': {
      const { id: team_id, keeps } = await readTarget(tx, bulk.team);
      const [kept, freed] = [true, false].map((isKept) =>
        rows.filter(({ owner }) => keeps(owner) === isKept),
      );
      if (kept?.length) await setWork(tx, view, kept, { kind: 'teamChanged', set: { team_id } });
      if (freed?.length)
        await setWork(tx, view, freed, { kind: 'teamChanged', set: { team_id, owner: null } });
      return { kind: 'teamChanged', before };
    }
    case 'urgent':
    case 'normal': {
      const priority_reason = bulk.action === 'urgent' ? bulk.reason : null;
      const set = { priority: bulk.action, priority_reason };
      await setWork(tx, view, rows, { kind: 'prioritised', set });
      return { kind: 'prioritised', before };
    }
  }
}

/** Restores owners, teams or priorities; requests with the same former values share a statement. */
export async function restoreRows(
  tx: Kysely<Tables>,
  view: View,
  rows: Rows,
  { before, kind }: { before: ReadonlyMap<string, Before>; kind: WorkKind },
): Promise<void> {
  const former = rows.flatMap(({ id }) => before.get(id) ?? []);
  const setOf = ({ owner, team, priority, reason }: Before) =>
    ({
      assigned: { owner },
      teamChanged: { owner, team_id: team ?? null },
      prioritised: { priority, priority_reason: reason },
    })[kind];
  for (const group of Map.groupBy(former, (row) => JSON.stringify(setOf(row))).values()) {
    const [first] = group;
    if (first) await setWork(tx, view, group, { kind, set: setOf(first) });
  }
}

/** Takes back the changes of one action that still wait. @returns the requests of those */
export async function takeBackChanges(
  tx: Kysely<Tables>,
  { subject }: View,
  { ids, until }: { ids: readonly string[]; until: string },
): Promise<ReadonlySet<string>> {
  const undone = await tx
    .deleteFrom('pending_change')
    .where('request_id', 'in', ids)
    .where('actor', '=', subject)
    .where('state', '=', 'waiting')
    .where('due_at', '=', until)
    .returning('request_id')
    .execute();
  return new Set(undone.map(({ request_id }) => request_id));
}
