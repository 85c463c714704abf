import 'server-only';
import type { Migration } from 'kysely/migration';

/** Corrections of released decisions, and what stays of an edition after its applications are removed. */
export const afterTheRelease: Migration = {
  async up(db) {
    await db.schema
      .createTable('award_correction')
      .addColumn('ranking_id', 'text', (column) =>
        column.notNull().references('award_ranking.id').onDelete('cascade'),
      )
      .addColumn('request_id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('former_outcome', 'text', (column) => column.notNull())
      .addColumn('former_prize', 'text')
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('prize', 'text')
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('proposed_by', 'text', (column) => column.notNull())
      .addColumn('proposed_at', 'text', (column) => column.notNull())
      .addColumn('confirmed_by', 'text')
      .addColumn('confirmed_at', 'text')
      .addPrimaryKeyConstraint('award_correction_once', ['ranking_id', 'request_id', 'version'])
      .execute();
    await db.schema
      .createTable('award_statistics')
      .addColumn('edition', 'integer', (column) => column.primaryKey())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('counted_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('award_kept_score')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('edition', 'integer', (column) => column.notNull())
      .addColumn('application', 'text', (column) => column.notNull())
      .addColumn('category', 'integer')
      .addColumn('field', 'integer', (column) => column.notNull())
      .addColumn('scores', 'text', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .execute();
  },
};
