import 'server-only';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { proposeBody, releaseBody } from '@/lib/admin/jury/schemas';
import type { ReadingPlan, ReadingProblem } from '@/lib/award/rules/plan-readings';
import { cutBatches } from '@/lib/database/cut-batches';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { endOfDay, toDay } from '@/lib/i18n/format';
import { compareAhead } from '@/lib/server/award/compare-conflicts';
import { openPublicEdition } from '@/lib/server/award/read-edition';
import { refreshConflicts } from '@/lib/server/award/refresh-conflicts';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { type JudgedEdition, selectJudged } from './judged-applications';
import { planInThread } from './plan-in-thread';
import { listActive } from './read-jurors';
import { readProblem } from './read-problem';
import { readProgress } from './read-progress';

/** Rows per statement: SQLite allows 32,766 parameters. */
const BATCH = 1000;

interface Proposal {
  edition: JudgedEdition;
  problem: ReadingProblem;
  plan: ReadingPlan;
  at: Date;
}

/**
 * The readings of a plan as rows. The first readings of an application are round 1, one that settles them is round 2.
 */
function toRows({ edition: { year, judging }, problem, plan, at }: Proposal) {
  const keptBy = Map.groupBy(problem.kept, ({ application }) => application);
  return plan.readings.map(({ application, juror, why }) => ({
    id: uuidv7(),
    edition: year,
    round: (keptBy.get(application)?.length ?? 0) >= judging.readings ? 2 : 1,
    request_id: application,
    juror,
    state: 'proposed' as const,
    why: JSON.stringify(why),
    created_at: at.toISOString(),
  }));
}

/** @throws RequestError 409 `proposalMoved` if readings were released while the plan was made */
async function storeProposal(tx: Kysely<Tables>, proposal: Proposal): Promise<void> {
  const { year } = proposal.edition;
  const { count } = await tx
    .selectFrom('award_assignment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('edition', '=', year)
    .where('state', '=', 'released')
    .executeTakeFirstOrThrow();
  if (Number(count) !== proposal.problem.kept.length) throw new RequestError(409, 'proposalMoved');
  await tx
    .deleteFrom('award_assignment')
    .where('edition', '=', year)
    .where('state', '=', 'proposed')
    .execute();
  for (const batch of cutBatches(toRows(proposal), BATCH))
    await tx.insertInto('award_assignment').values(batch).execute();
}

/**
 * Desk/ProposeAssignments: chooses readers for the missing readings, also for applications that the caller must not
 * see. Nothing that jurors see changes before the release.
 */
const proposeAssignments: ApiHandler = async (c) => {
  await readJson(c.req.raw, proposeBody);
  const actor = c.get('caller').subject;
  const db = await openDatabase();
  const edition = await openPublicEdition(db, c.get('locale'));
  const ahead = await compareAhead(db, edition.year, { isJudged: true });
  await inTransaction(db, (tx) => refreshConflicts(tx, edition.year, { isJudged: true }, ahead));
  const problem = await readProblem(db, edition);
  const plan = await planInThread(problem);
  const at = now();
  const data = {
    added: plan.readings.length,
    kept: problem.kept.length,
    missing: plan.missing.reduce((sum, { count }) => sum + count, 0),
  };
  await inTransaction(db, async (tx) => {
    await storeProposal(tx, { edition, problem, plan, at });
    const entityId = String(edition.year);
    await recordEvent(tx, { entity: 'jury', entityId, kind: 'readingsProposed', actor, at, data });
  });
  return c.json({ data: await readProgress(db, edition, actor) });
};

/** The proposal of an edition; a reading whose application is no longer judged is not part of it. */
const selectProposed = (tx: Kysely<Tables>, year: number) =>
  tx
    .selectFrom('award_assignment')
    .where('edition', '=', year)
    .where('state', '=', 'proposed')
    .where('request_id', 'in', selectJudged(tx, '').select('request.id'));

/** @throws RequestError 409 `proposalMoved` if the proposal or its jurors are not as they were shown */
async function requireProposal(tx: Kysely<Tables>, year: number, proposedAt: string): Promise<number> {
  const rows = await selectProposed(tx, year).select(['juror', 'created_at']).execute();
  const allowed = new Set((await listActive(tx, year)).map(({ subject }) => subject));
  const isSame = rows.every((row) => row.created_at === proposedAt && allowed.has(row.juror));
  if (rows.length === 0 || !isSame) throw new RequestError(409, 'proposalMoved');
  return rows.length;
}

/**
 * Desk/ReleaseAssignments: gives the proposed readings to their jurors. Their applications are in review, which changes
 * nothing for their senders.
 * @throws RequestError 409 `proposalMoved`, 422 for a day in the past
 */
const releaseAssignments: ApiHandler = async (c) => {
  const { proposedAt, dueOn } = await readJson(c.req.raw, releaseBody);
  const actor = c.get('caller').subject;
  const at = now();
  if (dueOn < toDay(at)) throw new RequestError(422, 'validation', { fields: { dueOn: 'tooEarly' } });
  const due_at = endOfDay(dueOn);
  const db = await openDatabase();
  const { year } = await openPublicEdition(db, c.get('locale'));
  await inTransaction(db, async (tx) => {
    const count = await requireProposal(tx, year, proposedAt);
    await tx
      .updateTable('award_assignment')
      .set({ state: 'released', due_at })
      .where('id', 'in', selectProposed(tx, year).select('id'))
      .execute();
    await tx
      .deleteFrom('award_assignment')
      .where('edition', '=', year)
      .where('state', '=', 'proposed')
      .execute();
    const read = tx
      .selectFrom('award_assignment')
      .select('request_id')
      .where('edition', '=', year)
      .where('state', '=', 'released');
    await tx
      .updateTable('scholarship_request')
      .set(({ eb }) => ({ stage: 'inReview', version: eb('version', '+', 1) }))
      .where('stage', '=', 'eligible')
      .where('id', 'in', read)
      .execute();
    const data = { count, due: due_at };
    await recordEvent(tx, {
      entity: 'jury',
      entityId: String(year),
      kind: 'readingsReleased',
      actor,
      at,
      data,
    });
  });
  return c.json({ data: { saved: true } });
};

export const ASSIGNMENT_HANDLERS = { proposeAssignments, releaseAssignments };
