import 'server-only';
import { RETENTION_DAYS } from '@/lib/award/rules/retention-days';
import { inTransaction } from '@/lib/database/in-transaction';
import { removeDraft } from '@/lib/server/award/drafts/change-draft';
import { recordEvent } from '@/lib/server/db/audit';
import type { Database } from '@/lib/server/db/open';
import { removeUnnamed } from '@/lib/server/files/sweep';

const DAY_MS = 86_400_000;

/**
 * Deletes unsent replies and notes of the staff. The audit trail does not record this, because only their authors have
 * read them.
 */
async function removeDeskDrafts(database: Database, limit: string, dryRun: boolean): Promise<number> {
  if (dryRun) {
    const { count } = await database
      .selectFrom('desk_draft')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('updated_at', '<', limit)
      .executeTakeFirstOrThrow();
    return Number(count);
  }
  const { numDeletedRows } = await database
    .deleteFrom('desk_draft')
    .where('updated_at', '<', limit)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes drafts that have not changed for long, with their files. @param dryRun true only counts them */
export async function removeOldDrafts(database: Database, at: Date, dryRun: boolean): Promise<number> {
  const limit = new Date(at.getTime() - RETENTION_DAYS.draft * DAY_MS).toISOString();
  const overdue = await database
    .selectFrom('form_draft')
    .select('id')
    .where('updated_at', '<', limit)
    .execute();
  const ofStaff = await removeDeskDrafts(database, limit, dryRun);
  if (dryRun) return overdue.length + ofStaff;
  for (const { id } of overdue) {
    const files = await inTransaction(database, async (tx) => {
      const removed = await removeDraft(tx, id);
      await recordEvent(tx, { entity: 'form_draft', entityId: id, kind: 'removed', actor: 'operator', at });
      return removed;
    });
    await removeUnnamed(
      database,
      files.map(({ storage_key }) => storage_key),
    );
  }
  return overdue.length + ofStaff;
}
