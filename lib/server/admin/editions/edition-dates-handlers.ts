import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { EDITION_DATES_ENDPOINTS } from '@/lib/admin/editions/edition-dates-endpoints';
import {
  editionDates,
  type PostedDates,
  proposeDatesBody,
  proposedDatesBody,
} from '@/lib/admin/editions/edition-dates-schemas';
import { PHASE_KEYS, type WINDOW_PHASES } from '@/lib/award/definition/edition';
import { type EditionDates, findDateGaps, listDateChanges, type Span } from '@/lib/award/rules/edition-dates';
import { inTransaction } from '@/lib/database/in-transaction';
import { nameDates, putInForce, readDates } from '@/lib/server/award/dates-in-force';
import { recordEdition, requireRow, requireState, toChange } from '@/lib/server/award/edit-edition';
import type { AwardDatesProposalTable } from '@/lib/server/db/award-tables';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';

const join = (day: string, time: string) => (time === '' ? day : `${day}T${time}`);

function toDates({ isAccepting, phases }: PostedDates): EditionDates {
  const windowOf = (key: (typeof WINDOW_PHASES)[keyof typeof WINDOW_PHASES]): Span | null => {
    const posted = phases[key];
    return posted && { from: join(posted.from, posted.fromTime), to: join(posted.to, posted.toTime) };
  };
  return {
    isAccepting,
    phases: { ...phases, registration: windowOf('registration'), receiving: windowOf('receiving') },
  };
}

/** The errors of dates by field. A window without dates may remain so; all others need dates. */
function findErrors(before: EditionDates, dates: EditionDates): Record<string, string> {
  const missing = PHASE_KEYS.filter((key) => before.phases[key] && !dates.phases[key]);
  return Object.fromEntries([
    ...missing.flatMap((key) => [
      [`phases.${key}.from`, 'required'],
      [`phases.${key}.to`, 'required'],
    ]),
    ...findDateGaps(dates).map(({ kind, phase }) => [
      `phases.${phase}.${kind === 'phaseEnd' ? 'to' : 'from'}`,
      'pattern',
    ]),
  ]);
}

/**
 * Desk/ProposeDates: one proposal at a time; nothing changes before its confirmation.
 * @throws RequestError 404, 409 `editionMoved` for another state or other dates in force, `datesUnchanged`,
 * `datesProposed`, 422
 */
const proposeDates: ApiHandler = async (c) => {
  const { year, seen, ...posted } = await readJson(c.req.raw, proposeDatesBody);
  const change = toChange(c);
  const dates = toDates(posted);
  await inTransaction(await openDatabase(), async (tx) => {
    const row = await requireState(tx, year, ['inForce'], change.at);
    const before = await readDates(tx, row, change.at);
    if (nameDates(before) !== seen) throw new RequestError(409, 'editionMoved');
    const fields = findErrors(before, dates);
    if (Object.keys(fields).length > 0) throw new RequestError(422, 'validation', { fields });
    if (listDateChanges(before, dates).length === 0) throw new RequestError(409, 'datesUnchanged');
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('award_dates_proposal')
      .values({
        edition: year,
        id: uuidv7(),
        dates: JSON.stringify(dates),
        seen,
        proposed_by: change.actor,
        proposed_at: change.at.toISOString(),
      })
      .onConflict((conflict) => conflict.column('edition').doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) throw new RequestError(409, 'datesProposed');
    await recordEdition(tx, year, 'datesProposed', change, { before, after: dates });
  });
  return c.json({ data: { year } });
};

/** Deletes the proposal that the caller has seen, and returns it. @throws RequestError 409 `editionMoved` */
async function takeProposal(
  tx: Kysely<Tables>,
  { year, id }: { year: number; id: string },
): Promise<Selectable<AwardDatesProposalTable>> {
  const proposal = await tx
    .deleteFrom('award_dates_proposal')
    .where('edition', '=', year)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!proposal) throw new RequestError(409, 'editionMoved');
  return proposal;
}

/**
 * Desk/ConfirmDates: puts the proposed dates in force.
 * @throws RequestError 404, 409 `editionMoved` for another state, another proposal, or dates in force other than those
 * that the proposal changes, `secondPerson`
 */
const confirmDates: ApiHandler = async (c) => {
  const target = await readJson(c.req.raw, proposedDatesBody);
  const { year } = target;
  const change = toChange(c);
  await inTransaction(await openDatabase(), async (tx) => {
    const row = await requireRow(tx, year, ['inForce'], change.at);
    const proposal = await takeProposal(tx, target);
    if (proposal.proposed_by === change.actor) throw new RequestError(409, 'secondPerson');
    const before = await readDates(tx, row, change.at);
    if (nameDates(before) !== proposal.seen) throw new RequestError(409, 'editionMoved');
    const after = editionDates.parse(JSON.parse(proposal.dates));
    await putInForce(tx, row, { before, after }, change.at);
    await recordEdition(tx, year, 'datesConfirmed', change, { before, after });
  });
  return c.json({ data: { year } });
};

/** Desk/WithdrawDates: those in force stay. @throws RequestError 409 `editionMoved` without this proposal */
const withdrawDates: ApiHandler = async (c) => {
  const target = await readJson(c.req.raw, proposedDatesBody);
  const change = toChange(c);
  await inTransaction(await openDatabase(), async (tx) => {
    const { dates } = await takeProposal(tx, target);
    const after = editionDates.parse(JSON.parse(dates));
    await recordEdition(tx, target.year, 'datesWithdrawn', change, { after });
  });
  return c.json({ data: { year: target.year } });
};

export const EDITION_DATES_HANDLERS = {
  proposeDates,
  confirmDates,
  withdrawDates,
} satisfies Record<keyof typeof EDITION_DATES_ENDPOINTS, ApiHandler>;
