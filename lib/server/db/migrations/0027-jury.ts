import 'server-only';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createJurors(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('award_juror')
    .addColumn('edition', 'integer', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('languages', 'text', (column) => column.notNull())
    .addColumn('capacity', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('award_juror_once', ['edition', 'subject'])
    .execute();
  await db.schema
    .createTable('award_tie')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('edition', 'integer', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('stated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('award_tie_by_person')
    .on('award_tie')
    .columns(['edition', 'subject'])
    .execute();
}

async function createConflicts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('award_conflict')
    .addColumn('request_id', 'text', (column) =>
      column.notNull().references('scholarship_request.id').onDelete('cascade'),
    )
    .addColumn('juror', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('reasons', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('decided_by', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('note', 'text')
    .addPrimaryKeyConstraint('award_conflict_once', ['request_id', 'juror'])
    .execute();
  await db.schema
    .createIndex('award_conflict_by_juror')
    .on('award_conflict')
    .columns(['juror', 'state'])
    .execute();
}

async function createAssignments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('award_assignment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('edition', 'integer', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) =>
      column.notNull().references('scholarship_request.id').onDelete('cascade'),
    )
    .addColumn('juror', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('award_assignment_once', ['request_id', 'juror'])
    .execute();
  await db.schema
    .createIndex('award_assignment_by_juror')
    .on('award_assignment')
    .columns(['juror', 'state', 'due_at'])
    .execute();
}

/** Jurors of an edition, their ties, conflicts of interest, and who reads which application. */
export const jury: Migration = {
  async up(db) {
    await createJurors(db);
    await createConflicts(db);
    await createAssignments(db);
  },
};
