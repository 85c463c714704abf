import 'server-only';
import type { Kysely } from 'kysely';
import { inTransaction } from '@/lib/database/in-transaction';
import { findForm } from '@/lib/requests/forms';
import { recordEvent } from '@/lib/server/db/audit';
import type { Database } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { removeFiles } from '@/lib/server/files/open-file-store';

const DAY_MS = 86_400_000;
/** How long requests of forms that no longer exist are kept. */
const FORMER_FORM_DAYS = 365;

interface Kept {
  id: string;
  form: string;
  updated_at: string;
}

function isOverdue({ form, updated_at }: Kept, at: Date): boolean {
  const days = findForm(form)?.retentionDays ?? FORMER_FORM_DAYS;
  return at.getTime() > Date.parse(updated_at) + days * DAY_MS;
}

async function removeRequest(db: Kysely<Tables>, id: string, at: Date): Promise<string[]> {
  const files = await db
    .selectFrom('service_request_file')
    .select('storage_key')
    .where('request_id', '=', id)
    .unionAll(db.selectFrom('reply_file').select('storage_key').where('request_id', '=', id))
    .execute();
  await db.deleteFrom('service_request').where('id', '=', id).execute();
  const event = { entity: 'service_request', entityId: id, kind: 'removed', actor: 'operator' } as const;
  await recordEvent(db, { ...event, at });
  return files.map(({ storage_key }) => storage_key);
}

/** Follows `retentionDays` of each definition. @param dryRun true only counts them */
export async function removeOldRequests(database: Database, at: Date, dryRun: boolean): Promise<number> {
  const rows = await database.selectFrom('service_request').select(['id', 'form', 'updated_at']).execute();
  const overdue = rows.filter((row) => isOverdue(row, at));
  if (dryRun) return overdue.length;
  for (const { id } of overdue) {
    // Rows are deleted first: a file without a row is swept, but a row without its file would be a broken link.
    await removeFiles(await inTransaction(database, (tx) => removeRequest(tx, id, at)));
  }
  return overdue.length;
}
