import 'server-only';
import type { Kysely } from 'kysely';
import { isOverdue } from '@/lib/award/rules/retention-rules';
import type { Tables } from '@/lib/server/db/tables';

/**
 * Removes the check codes and the reasons of an application's or a juror's certificates. The hash of a code stays, so
 * that a printed certificate can still be checked.
 */
export async function blankCertificates(db: Kysely<Tables>, request: string): Promise<void> {
  await db
    .updateTable('award_certificate')
    .set({ sealed: null, reason: '' })
    .where('request_id', '=', request)
    .execute();
}

/** Removes the person of a juror's certificates, unless they need it to withdraw their consent. */
async function forgetJuror(db: Kysely<Tables>, id: string): Promise<void> {
  await blankCertificates(db, id);
  await db
    .updateTable('award_certificate')
    .set({ juror: null })
    .where('request_id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('award_consent')
            .select('request_id')
            .where('request_id', '=', id)
            .where('withdrawn_at', 'is', null),
        ),
      ),
    )
    .execute();
}

/** Removes a certificate, and the consent of a juror with the last one: nothing shows their name any more. */
async function removeCertificate(
  db: Kysely<Tables>,
  { code_hash, request_id, kind }: { code_hash: string; request_id: string; kind: string },
): Promise<void> {
  await db.deleteFrom('award_certificate').where('code_hash', '=', code_hash).execute();
  if (kind !== 'juror') return;
  await db
    .deleteFrom('award_consent')
    .where('request_id', '=', request_id)
    .where('request_id', 'not in', db.selectFrom('award_certificate').select('request_id'))
    .execute();
}

/**
 * Removes the hashes of certificates that no longer need to be checked, and the persons of jurors' certificates when
 * the applications that they read are removed.
 * @param readEnd the end of an edition in milliseconds since 1970
 * @param dryRun true only counts
 * @returns the number of removed certificates
 */
export async function removeOldCertificates(
  db: Kysely<Tables>,
  readEnd: (year: number) => Promise<number>,
  at: Date,
  dryRun: boolean,
): Promise<number> {
  const rows = await db
    .selectFrom('award_certificate')
    .select(['code_hash', 'request_id', 'kind', 'juror', 'edition', 'issued_at'])
    .execute();
  let count = 0;
  for (const row of rows) {
    const { edition, issued_at, request_id, juror } = row;
    const end = await readEnd(edition);
    if (isOverdue('certificate', issued_at, end, at)) {
      count += 1;
      if (!dryRun) await removeCertificate(db, row);
    } else if (juror !== null && !dryRun && isOverdue('completed', issued_at, end, at))
      await forgetJuror(db, request_id);
  }
  return count;
}
