import 'server-only';
import type { Kysely } from 'kysely';
import { isOverdue } from '@/lib/award/rules/retention-rules';
import type { Tables } from '@/lib/server/db/tables';

/**
 * Removes the check codes and the reasons of an application's certificates. The hash of a code stays, so that a printed
 * certificate can still be checked.
 */
export async function blankCertificates(db: Kysely<Tables>, request: string): Promise<void> {
  await db
    .updateTable('award_certificate')
    .set({ sealed: null, reason: '' })
    .where('request_id', '=', request)
    .execute();
}

/**
 * Removes the hashes of certificates that no longer need to be checked.
 * @param readEnd the end of an edition in milliseconds since 1970
 * @param dryRun true only counts them
 */
export async function removeOldCertificates(
  db: Kysely<Tables>,
  readEnd: (year: number) => Promise<number>,
  at: Date,
  dryRun: boolean,
): Promise<number> {
  const rows = await db
    .selectFrom('award_certificate')
    .select(['code_hash', 'edition', 'issued_at'])
    .execute();
  let count = 0;
  for (const { code_hash, edition, issued_at } of rows) {
    if (!isOverdue('certificate', issued_at, await readEnd(edition), at)) continue;
    count += 1;
    if (!dryRun) await db.deleteFrom('award_certificate').where('code_hash', '=', code_hash).execute();
  }
  return count;
}
