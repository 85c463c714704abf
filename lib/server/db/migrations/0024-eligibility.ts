import 'server-only';
import type { Migration } from 'kysely/migration';

/**
 * Eligibility checks and what follows from them. The previous build writes requests without the columns, which are
 * unchecked.
 */
export const eligibility: Migration = {
  async up(db) {
    for (const [column, type] of [
      ['stage', 'text'],
      ['shown_stage', 'text'],
      ['category', 'integer'],
    ] as const)
      await db.schema.alterTable('scholarship_request').addColumn(column, type).execute();
    await db.schema
      .createIndex('scholarship_request_by_stage')
      .on('scholarship_request')
      .columns(['edition_id', 'stage', 'id'])
      .execute();
    await db.schema
      .createIndex('scholarship_request_by_file_number')
      .on('scholarship_request')
      .columns(['edition_id', 'scholarship_file_number'])
      .execute();
    await db.schema
      .createIndex('submission_file_by_content')
      .on('submission_file')
      .column('sha256')
      .execute();
    await db.schema
      .createTable('eligibility_check')
      .addColumn('request_id', 'text', (column) =>
        column.notNull().references('scholarship_request.id').onDelete('cascade'),
      )
      .addColumn('rule', 'text', (column) => column.notNull())
      .addColumn('is_met', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('checked_by', 'text', (column) => column.notNull())
      .addColumn('checked_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('eligibility_check_once', ['request_id', 'rule'])
      .execute();
  },
};
