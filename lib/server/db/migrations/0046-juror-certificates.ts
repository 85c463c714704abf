import 'server-only';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Certificates of jurors. The previous build reads certificates by application, and does not find these. */
export const jurorCertificates: Migration = {
  async up(db) {
    await db.schema.alterTable('award_certificate').addColumn('juror', 'text').execute();
    await sql`
      create unique index award_certificate_juror_once on award_certificate (edition, juror)
      where juror is not null and revoked_at is null
    `.execute(db);
    await db.schema
      .createIndex('award_certificate_by_juror')
      .on('award_certificate')
      .columns(['juror', 'edition'])
      .execute();
  },
};
