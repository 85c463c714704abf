import 'server-only';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The certificates of released results. They are kept longer than the application, so that a printed one can still be
 * checked.
 */
export const certificates: Migration = {
  async up(db) {
    await db.schema
      .createTable('award_certificate')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('request_id', 'text', (column) => column.notNull())
      .addColumn('edition', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text')
      .addColumn('issued_at', 'text', (column) => column.notNull())
      .addColumn('revoked_at', 'text')
      .addColumn('reason', 'text', (column) => column.notNull())
      .execute();
    await sql`
      create unique index award_certificate_valid_once on award_certificate (request_id) where revoked_at is null
    `.execute(db);
    await db.schema
      .createIndex('award_certificate_by_edition')
      .on('award_certificate')
      .columns(['edition', 'request_id'])
      .execute();
  },
};
