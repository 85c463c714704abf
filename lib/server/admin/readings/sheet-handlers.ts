import 'server-only';
import type { Kysely } from 'kysely';
import type { SHEET_ENDPOINTS } from '@/lib/admin/readings/sheet-endpoints';
import { extendReadingBody, reopenSheetBody } from '@/lib/admin/readings/sheet-schemas';
import { idQuery } from '@/lib/admin/schemas';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { endOfDay, toDay } from '@/lib/i18n/format';
import { selectSubmitted } from '@/lib/server/award/eligibility-facts';
import { type Year, yearOf } from '@/lib/server/award/read-edition';
import { isClosed, readSheets, type Sheet } from '@/lib/server/award/readings';
import { openComments } from '@/lib/server/award/sheet-comments';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';

/** The released readings of applications of an edition, by default the one in force, that this coordinator may see. */
const selectReleased = (db: Kysely<Tables>, coordinator: string, edition?: Year) =>
  selectSubmitted(db, coordinator, edition)
    .innerJoin('award_assignment as assignment', 'assignment.request_id', 'request.id')
    .leftJoin('staff', 'staff.subject', 'assignment.juror')
    .select(['assignment.id', 'assignment.juror', 'assignment.due_at', 'staff.label'])
    .where('assignment.state', '=', 'released');

/** @throws RequestError 404 */
async function requireReleased(db: Kysely<Tables>, id: string, coordinator: string) {
  const reading = await selectReleased(db, coordinator).where('assignment.id', '=', id).executeTakeFirst();
  if (!reading) throw new RequestError(404, 'notFound');
  return reading;
}

/** A sheet as the coordinator reads it: what a draft contains is known to its juror alone. */
async function toShown(sheet: Sheet) {
  const isFinal = sheet.state === 'final';
  return {
    version: sheet.version,
    state: sheet.state,
    scores: isFinal ? JSON.parse(sheet.scores) : {},
    comments: isFinal ? await openComments(sheet) : {},
    total: sheet.total,
    savedAt: sheet.updated_at,
    reason: sheet.reason,
  };
}

/** Desk/ListSheets: the released readings of an application of any edition. Views are recorded in the audit trail. */
const listSheets: ApiHandler = async (c) => {
  const { id } = readQuery(c, idQuery);
  const actor = c.get('caller').subject;
  const db = await openDatabase();
  const at = now();
  const readings = await selectReleased(db, actor, yearOf(id))
    .where('request.id', '=', id)
    .orderBy('assignment.id')
    .execute();
  const ids = readings.map((reading) => reading.id);
  const sheets = ids.length
    ? await db
        .selectFrom('score_sheet')
        .selectAll()
        .where('assignment_id', 'in', ids)
        .orderBy('version')
        .execute()
    : [];
  for (const entityId of ids)
    await recordEvent(db, { entity: 'reading', entityId, kind: 'viewed', actor, at });
  const shown = readings.map(async (reading) => ({
    id: reading.id,
    juror: reading.label ?? reading.juror,
    dueAt: reading.due_at,
    isClosed: isClosed(reading, at),
    sheets: await Promise.all(
      sheets.filter(({ assignment_id }) => assignment_id === reading.id).map((sheet) => toShown(sheet)),
    ),
  }));
  return c.json({ data: await Promise.all(shown) });
};

/**
 * Desk/ReopenSheet: adds a version that the juror may change; the final one before it stays.
 * @throws RequestError 404, 409 `sheetMoved` unless the version is the newest and final, 422
 */
const reopenSheet: ApiHandler = async (c) => {
  const { id, version, reason } = await readJson(c.req.raw, reopenSheetBody);
  const actor = c.get('caller').subject;
  const at = now();
  const next = version + 1;
  await inTransaction(await openDatabase(), async (tx) => {
    await requireReleased(tx, id, actor);
    const sheet = (await readSheets(tx, [id])).get(id);
    if (sheet?.state !== 'final' || sheet.version !== version) throw new RequestError(409, 'sheetMoved');
    const updated_at = at.toISOString();
    await tx
      .insertInto('score_sheet')
      .values({ ...sheet, version: next, state: 'draft', total: null, reason, updated_at })
      .execute();
    await recordEvent(tx, {
      entity: 'reading',
      entityId: id,
      kind: 'reopened',
      actor,
      at,
      data: { version: next },
    });
  });
  return c.json({ data: { id, version: next } });
};

/**
 * Desk/ExtendReading: a reading is open until the end of a day in Riyadh.
 * @throws RequestError 404, 422 `tooEarly` for a day that has passed
 */
const extendReading: ApiHandler = async (c) => {
  const { id, dueOn } = await readJson(c.req.raw, extendReadingBody);
  const actor = c.get('caller').subject;
  const at = now();
  if (dueOn < toDay(at)) throw new RequestError(422, 'validation', { fields: { dueOn: 'tooEarly' } });
  const dueAt = endOfDay(dueOn);
  await inTransaction(await openDatabase(), async (tx) => {
    await requireReleased(tx, id, actor);
    await tx.updateTable('award_assignment').set({ due_at: dueAt }).where('id', '=', id).execute();
    await recordEvent(tx, { entity: 'reading', entityId: id, kind: 'extended', actor, at, data: { dueOn } });
  });
  return c.json({ data: { id, dueAt } });
};

export const SHEET_HANDLERS = {
  listSheets,
  reopenSheet,
  extendReading,
} satisfies Record<keyof typeof SHEET_ENDPOINTS, ApiHandler>;
