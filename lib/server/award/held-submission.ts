import 'server-only';
import type { Kysely } from 'kysely';
import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { isLocale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { recordEvent } from '@/lib/server/db/audit';
import type { Database } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { enqueueReceipt } from './enqueue-receipt';

/** True while a file of a person's submission is waiting for the virus scanner. */
export async function isBeingChecked(db: Kysely<Tables>, requestId: string): Promise<boolean> {
  const waiting = await db
    .selectFrom('submission_file as file')
    .innerJoin('submission', 'submission.id', 'file.submission_id')
    .select('file.id')
    .where('submission.request_id', '=', requestId)
    .where('file.scan_state', '=', 'waiting')
    .executeTakeFirst();
  return waiting !== undefined;
}

/** When a submission was last withdrawn because of a virus, ISO-8601, if none has followed; or null. */
export async function findRefusedAt(db: Kysely<Tables>, requestId: string): Promise<string | null> {
  const last = await db
    .selectFrom('event')
    .select(['kind', 'at'])
    .where('entity_id', '=', requestId)
    .where('kind', 'in', ['held', 'completed', 'infected'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return last?.kind === 'infected' ? last.at : null;
}

/** The submission of a waiting file, with its request; null if the file is no longer waiting. */
async function findHeld(tx: Kysely<Tables>, fileId: string) {
  const held = await tx
    .selectFrom('submission_file as file')
    .innerJoin('submission', 'submission.id', 'file.submission_id')
    .innerJoin('scholarship_request as request', 'request.id', 'submission.request_id')
    .select(['submission.id as submissionId', 'submission.text_language', 'file.name'])
    .select(['request.id', 'request.reference_number', 'request.email', 'request.version'])
    .where('file.id', '=', fileId)
    .where('file.scan_state', '=', 'waiting')
    .executeTakeFirst();
  if (!held) return null;
  const locale = isLocale(held.text_language) ? held.text_language : ('ar' as const);
  return {
    ...held,
    locale,
    event: { entity: 'scholarship_request', entityId: held.id, actor: 'operator' } as const,
  };
}

/** Handles a clean file: after the last one the submission counts as received. */
export function releaseSubmittedFile(database: Database, fileId: string): Promise<void> {
  return inTransaction(database, async (tx) => {
    const held = await findHeld(tx, fileId);
    if (!held) return;
    await tx.updateTable('submission_file').set({ scan_state: 'done' }).where('id', '=', fileId).execute();
    if (await isBeingChecked(tx, held.id)) return;
    const at = now();
    await recordEvent(tx, { ...held.event, kind: 'completed', at });
    await enqueueReceipt(tx, { name: 'submission', request: held, locale: held.locale, at });
  });
}

/**
 * Handles an infected file: the submission is withdrawn, and its sender is notified and may submit again.
 * @returns the storage keys of its files, for deletion
 */
export function refuseSubmission(database: Database, fileId: string): Promise<string[]> {
  return inTransaction(database, async (tx) => {
    const held = await findHeld(tx, fileId);
    if (!held) return [];
    const at = now();
    const files = await tx
      .selectFrom('submission_file')
      .select('storage_key')
      .where('submission_id', '=', held.submissionId)
      .execute();
    await tx.deleteFrom('submission').where('id', '=', held.submissionId).execute();
    const status = REQUEST_STATUS.FirstStageSubmited;
    const changes = { status, version: held.version + 1, updated_at: at.toISOString() };
    await tx.updateTable('scholarship_request').set(changes).where('id', '=', held.id).execute();
    await recordEvent(tx, { ...held.event, kind: 'infected', at });
    const { locale } = held;
    const note = (await loadTranslator(locale, 'requests'))('infected.note', { name: held.name });
    const state = (await loadTranslator(locale, 'uploader'))('states.failed');
    await enqueueReceipt(tx, { name: 'submission', request: held, locale, at, change: { state, note } });
    return files.map(({ storage_key }) => storage_key);
  });
}
