import 'server-only';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { READING_ENDPOINTS } from '@/lib/admin/readings/reading-endpoints';
import {
  makeFinalBody,
  readFileQuery,
  recuseBody,
  saveSheetBody,
} from '@/lib/admin/readings/reading-schemas';
import { idQuery } from '@/lib/admin/schemas';
import { slotOfType } from '@/lib/award/definition/file-slots';
import type { Edition } from '@/lib/award/edition-with-texts';
import { computeTotal, findSheetErrors, SCORE_CONTROL } from '@/lib/award/rules/score-sheet';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { selectBlindFiles } from '@/lib/server/award/blind-copies';
import { openPublicEdition } from '@/lib/server/award/read-edition';
import {
  isClosed,
  type Reading,
  readHiddenWords,
  readSheets,
  type Sheet,
  toReading,
} from '@/lib/server/award/readings';
import { openComments, sealComments } from '@/lib/server/award/sheet-comments';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { showDocument } from '@/lib/server/files/serve-file';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { listOwnReadings, requireOwnReading } from './own-readings';

/** Jury/ListReadings: the juror's readings. */
const listReadings: ApiHandler = async (c) => {
  const db = await openDatabase();
  const readings = await listOwnReadings(db, c.get('caller').subject);
  const sheets = await readSheets(
    db,
    readings.map(({ id }) => id),
  );
  const words = await readHiddenWords(
    db,
    readings.map(({ requestId }) => requestId),
  );
  const at = now();
  const shown = readings.map((reading) => {
    const typed = words.get(reading.requestId) ?? '';
    const { summary: _summary, ...row } = toReading(reading, typed, sheets.get(reading.id), at);
    return row;
  });
  return c.json({ data: shown });
};

/**
 * The files of an application that a juror may read: copies that the office has checked, or the originals in an edition
 * that is not judged blind.
 */
async function listFiles(db: Kysely<Tables>, requestId: string, isBlind: boolean) {
  const files = await selectBlindFiles(db)
    .leftJoin('blind_copy as copy', 'copy.file_id', 'file.id')
    .select(['file.size', 'copy.state', 'copy.storage_key as copyKey', 'copy.size as copySize'])
    .select('copy.pages')
    .where('request.id', '=', requestId)
    .orderBy('file.type')
    .orderBy('file.position')
    .execute();
  return files.map((file) => {
    const copy =
      file.state === 'checked' && file.copyKey !== null && file.copySize !== null
        ? { storageKey: file.copyKey, size: file.copySize }
        : null;
    const document = isBlind ? copy : { storageKey: file.storage_key, size: file.size };
    return { id: file.id, type: file.type, pages: file.pages, isWaiting: file.state !== 'checked', document };
  });
}

/** Jury/GetReading: one reading. Views are recorded in the audit trail. @throws RequestError 404 */
const getReading: ApiHandler = async (c) => {
  const { id } = readQuery(c, idQuery);
  const actor = c.get('caller').subject;
  const db = await openDatabase();
  const reading = await requireOwnReading(db, id, actor);
  const at = now();
  await recordEvent(db, { entity: 'reading', entityId: id, kind: 'viewed', actor, at });
  const sheet = (await readSheets(db, [id])).get(id);
  const { criteria, judging } = await openPublicEdition(db, c.get('locale'));
  const { requestId } = reading;
  const files = await listFiles(db, requestId, judging.isBlind);
  const typed = (await readHiddenWords(db, [requestId])).get(requestId) ?? '';
  return c.json({
    data: {
      ...toReading(reading, typed, sheet, at),
      files: files.flatMap(({ id: fileId, type, pages, document }) =>
        document ? [{ id: fileId, type, pages }] : [],
      ),
      waitingFiles: files.filter(({ document, isWaiting }) => !document && isWaiting).length,
      criteria,
      scores: JSON.parse(sheet?.scores ?? '{}'),
      comments: sheet ? await openComments(sheet) : {},
      total: sheet?.total ?? null,
      savedAt: sheet?.updated_at ?? '',
    },
  });
};

/** Jury/ReadFile: a file of a reading, under a neutral name. Views are recorded. @throws RequestError 404 */
const readFile: ApiHandler = async (c) => {
  const { id, file } = readQuery(c, readFileQuery);
  const actor = c.get('caller').subject;
  const db = await openDatabase();
  const { requestId } = await requireOwnReading(db, id, actor);
  const { judging } = await openPublicEdition(db, c.get('locale'));
  const files = await listFiles(db, requestId, judging.isBlind);
  const index = files.findIndex((found) => found.id === file);
  const found = files[index];
  if (!found?.document) throw new RequestError(404, 'notFound');
  await recordEvent(db, {
    entity: 'reading',
    entityId: id,
    kind: 'viewed',
    actor,
    at: now(),
    data: { file },
  });
  return showDocument({ ...found.document, name: `${slotOfType(found.type)}-${index + 1}.pdf` });
};

type SheetBody = z.infer<typeof saveSheetBody>;

/**
 * The newest sheet of a reading, which its juror has seen and may still change.
 * @throws RequestError 409 `readingClosed`, `sheetFinal`, `sheetMoved`
 */
async function requireDraft(tx: Kysely<Tables>, reading: Reading, savedAt: string, at: Date) {
  const sheet = (await readSheets(tx, [reading.id])).get(reading.id);
  if (sheet?.state === 'final') throw new RequestError(409, 'sheetFinal');
  if (isClosed(reading, at)) throw new RequestError(409, 'readingClosed');
  if ((sheet?.updated_at ?? '') !== savedAt) throw new RequestError(409, 'sheetMoved');
  return sheet;
}

/** @throws RequestError 422 for a criterion that the edition does not have */
function refuseUnknown({ criteria }: Edition, { scores, comments }: SheetBody): void {
  const keys = new Set(criteria.map(({ key }) => key));
  const unknown = [...Object.keys(scores), ...Object.keys(comments)].find((key) => !keys.has(key));
  if (unknown !== undefined)
    throw new RequestError(422, 'validation', { fields: { [SCORE_CONTROL(unknown)]: 'choice' } });
}

/** Stores the sheet as a draft, or with its total as final. @returns when it was saved */
async function writeSheet(
  tx: Kysely<Tables>,
  { id, scores, comments }: SheetBody,
  draft: Sheet | undefined,
  total: number | null,
): Promise<string> {
  const savedAt = now().toISOString();
  const row = {
    assignment_id: id,
    version: draft?.version ?? 1,
    state: total === null ? ('draft' as const) : ('final' as const),
    scores: JSON.stringify(scores),
    comments: await sealComments(comments),
    total,
    updated_at: savedAt,
  };
  await tx
    .insertInto('score_sheet')
    .values(row)
    .onConflict((conflict) => conflict.columns(['assignment_id', 'version']).doUpdateSet(row))
    .execute();
  return savedAt;
}

/**
 * Jury/SaveSheet: saves what is filled in. A sheet that was saved elsewhere meanwhile is not replaced.
 * @throws RequestError 404, 409 `readingClosed`, `sheetFinal`, `sheetMoved`, 422
 */
const saveSheet: ApiHandler = async (c) => {
  const body = await readJson(c.req.raw, saveSheetBody);
  const actor = c.get('caller').subject;
  const savedAt = await inTransaction(await openDatabase(), async (tx) => {
    const reading = await requireOwnReading(tx, body.id, actor);
    const draft = await requireDraft(tx, reading, body.savedAt, now());
    refuseUnknown(await openPublicEdition(tx, c.get('locale')), body);
    return writeSheet(tx, body, draft, null);
  });
  return c.json({ data: { id: body.id, savedAt } });
};

/**
 * Jury/MakeFinal: stores the complete sheet with its total. From the first final sheet of an edition on, its weights
 * and judging rules are frozen.
 * @throws RequestError 404, 409 `readingClosed`, `sheetFinal`, `sheetMoved`, `weightsMissing`, 422
 */
const makeFinal: ApiHandler = async (c) => {
  const body = await readJson(c.req.raw, makeFinalBody);
  const actor = c.get('caller').subject;
  const savedAt = await inTransaction(await openDatabase(), async (tx) => {
    const reading = await requireOwnReading(tx, body.id, actor);
    const draft = await requireDraft(tx, reading, body.savedAt, now());
    const edition = await openPublicEdition(tx, c.get('locale'));
    refuseUnknown(edition, body);
    const errors = findSheetErrors(edition.criteria, body.scores, body.comments);
    if (Object.keys(errors).length > 0) throw new RequestError(422, 'validation', { fields: errors });
    const total = computeTotal(edition.criteria, body.scores);
    if (total === null) throw new RequestError(409, 'weightsMissing');
    const at = await writeSheet(tx, body, draft, total);
    const event = {
      entity: 'reading',
      entityId: body.id,
      kind: 'madeFinal',
      actor,
      at: new Date(at),
    } as const;
    await recordEvent(tx, { ...event, data: { version: draft?.version ?? 1, total } });
    return at;
  });
  return c.json({ data: { id: body.id, savedAt } });
};

/**
 * Jury/Recuse: ends a reading whose sheet is not final; the juror never gets the application again.
 * @throws RequestError 404, 409 `sheetFinal`, 422
 */
const recuse: ApiHandler = async (c) => {
  const { id, reason } = await readJson(c.req.raw, recuseBody);
  const actor = c.get('caller').subject;
  const at = now();
  await inTransaction(await openDatabase(), async (tx) => {
    const { requestId } = await requireOwnReading(tx, id, actor);
    const sheet = (await readSheets(tx, [id])).get(id);
    if (sheet?.state === 'final') throw new RequestError(409, 'sheetFinal');
    await tx.updateTable('award_assignment').set({ state: 'recused' }).where('id', '=', id).execute();
    const conflict = {
      source: 'declared',
      reasons: JSON.stringify(['recused']),
      state: 'blocking',
      decided_by: null,
      decided_at: null,
      note: reason,
    } as const;
    await tx
      .insertInto('award_conflict')
      .values({ ...conflict, request_id: requestId, juror: actor })
      .onConflict((found) => found.columns(['request_id', 'juror']).doUpdateSet(conflict))
      .execute();
    await recordEvent(tx, { entity: 'reading', entityId: id, kind: 'recused', actor, at });
  });
  return c.json({ data: { id } });
};

export const READING_HANDLERS = {
  listReadings,
  getReading,
  readFile,
  saveSheet,
  makeFinal,
  recuse,
} satisfies Record<keyof typeof READING_ENDPOINTS, ApiHandler>;
