import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '@/lib/database/postgres';

async function createSheets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('score_sheet')
    .addColumn('assignment_id', 'text', (column) =>
      column.notNull().references('award_assignment.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('scores', 'text', (column) => column.notNull())
    .addColumn('comments', 'text', (column) => column.notNull())
    .addColumn('total', 'integer')
    .addColumn('reason', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('score_sheet_once', ['assignment_id', 'version'])
    .execute();
}

async function createBlindCopies(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('blind_copy')
    .addColumn('file_id', 'text', (column) =>
      column.primaryKey().references('submission_file.id').onDelete('cascade'),
    )
    .addColumn('request_id', 'text', (column) =>
      column.notNull().references('scholarship_request.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('storage_key', 'text')
    .addColumn('size', 'integer')
    .addColumn('sha256', 'text')
    .addColumn('pages', 'integer')
    .addColumn('left_out', 'text', (column) => column.notNull())
    .addColumn('hits', 'text', (column) => column.notNull())
    .addColumn('checked_by', 'text')
    .addColumn('checked_at', 'text')
    .execute();
  await db.schema.createIndex('blind_copy_by_request').on('blind_copy').column('request_id').execute();
  await db.schema.createIndex('blind_copy_by_file').on('blind_copy').column('storage_key').execute();
}

const IS_KEPT = sql.raw(`
  old.state = 'final' and exists (select 1 from award_assignment where id = old.assignment_id)
`);
const REFUSAL = sql.raw(`'A final score sheet cannot be changed'`);

/** Final sheets are removed only with their assignment, when its application is erased. */
async function keepFinalSheets(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) {
    for (const event of ['update', 'delete'] as const)
      await sql`
        create trigger ${sql.id(`score_sheet_${event}_of_final`)} before ${sql.raw(event)} on score_sheet
        when ${IS_KEPT} begin select raise(abort, ${REFUSAL}); end
      `.execute(db);
    return;
  }
  await sql`
    create function score_sheet_keeps_final() returns trigger language plpgsql as $$
      begin
        if ${IS_KEPT} then raise exception ${REFUSAL}; end if;
        return case when tg_op = 'DELETE' then old else new end;
      end
    $$
  `.execute(db);
  await sql`
    create trigger score_sheet_keeps_final before update or delete on score_sheet
    for each row execute function score_sheet_keeps_final()
  `.execute(db);
}

/** Score sheets of jurors, and the copies of files that jurors read. */
export const readings: Migration = {
  async up(db) {
    await createSheets(db);
    await createBlindCopies(db);
    await keepFinalSheets(db);
  },
};
