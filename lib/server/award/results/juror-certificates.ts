import 'server-only';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '@/lib/database/in-transaction';
import type { Database } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { findPublishedName, issueCertificates, openCode, VALID_FIRST } from './certificates';

/**
 * Issues certificates to the jurors of an edition who have made a sheet final and have none, neither a valid nor a
 * revoked one. Nothing in a certificate depends on what a juror has read.
 */
export async function certifyJurors(
  tx: Kysely<Tables>,
  edition: number,
  by: { actor: string; at: Date },
): Promise<void> {
  const jurors = await tx
    .selectFrom('award_juror as juror')
    .select('juror.subject')
    .where('juror.edition', '=', edition)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('award_assignment as assignment')
          .innerJoin('score_sheet as sheet', 'sheet.assignment_id', 'assignment.id')
          .select('assignment.id')
          .whereRef('assignment.juror', '=', 'juror.subject')
          .where('assignment.edition', '=', edition)
          .where('sheet.state', '=', 'final'),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('award_certificate as certificate')
            .select('certificate.code_hash')
            .whereRef('certificate.juror', '=', 'juror.subject')
            .where('certificate.edition', '=', edition),
        ),
      ),
    )
    .orderBy('juror.subject')
    .execute();
  const holders = jurors.map(({ subject }) => ({ id: uuidv7(), kind: 'juror' as const, juror: subject }));
  await issueCertificates(tx, edition, holders, by);
}

/** Issues the certificates of jurors whose results a build without them has released. */
export async function certifyEarlierJurors(database: Database, at: Date): Promise<void> {
  const released = await database
    .selectFrom('award_ranking')
    .select('edition')
    .where('released_at', 'is not', null)
    .execute();
  for (const { edition } of released)
    await inTransaction(database, (tx) => certifyJurors(tx, edition, { actor: 'operator', at }));
}

const selectOfJuror = (db: Kysely<Tables>, juror: string) =>
  db.selectFrom('award_certificate').selectAll().where('juror', '=', juror);

export const findJurorCertificate = (db: Kysely<Tables>, juror: string, edition: number) =>
  selectOfJuror(db, juror).where('edition', '=', edition).where('revoked_at', 'is', null).executeTakeFirst();

/** The id of a juror's certificates in an edition, which their consent has too. */
export const findConsentId = async (db: Kysely<Tables>, juror: string, edition: number) =>
  (await selectOfJuror(db, juror).where('edition', '=', edition).limit(1).executeTakeFirst())?.request_id;

/** The certificates of a juror: the newest edition first, in each the valid certificate, then the newest. */
export async function listJurorCertificates(db: Kysely<Tables>, juror: string) {
  const rows = await selectOfJuror(db, juror)
    .orderBy('edition', 'desc')
    .orderBy(VALID_FIRST)
    .orderBy('issued_at', 'desc')
    .orderBy('code_hash')
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      edition: row.edition,
      code: await openCode(row),
      issuedAt: row.issued_at,
      revokedAt: row.revoked_at,
      name: await findPublishedName(db, row),
    })),
  );
}
