import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/server/db/tables';
import type { ArrivingFile } from '@/lib/server/files/arriving-file';
import { toFileRows } from './store-once';

interface Addition {
  requestId: string;
  /** The entry of the history with which the files came. */
  eventId: string;
  files: readonly ArrivingFile[];
}

/** Adds files to a stored request, behind those that are in the same slots. */
export async function addFiles(tx: Kysely<Tables>, { requestId, eventId, files }: Addition): Promise<void> {
  if (files.length === 0) return;
  const stored = await tx
    .selectFrom('service_request_file')
    .select(({ fn }) => ['field', fn.max('position').as('last')])
    .where('request_id', '=', requestId)
    .groupBy('field')
    .execute();
  const next = new Map(stored.map(({ field, last }) => [field, last + 1]));
  const rows = toFileRows(files).map(({ slot, row }) => ({
    ...row,
    request_id: requestId,
    event_id: eventId,
    field: slot,
    position: row.position + (next.get(slot) ?? 0),
  }));
  await tx.insertInto('service_request_file').values(rows).execute();
}
