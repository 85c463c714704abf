import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '@/lib/database/postgres';

const COLUMN = '"user_sub" text not null unique';
const CHILDREN = ['submission', 'submission_file'] as const;

/**
 * SQLite cannot drop a unique constraint: the table is created again with another one. Dropping it deletes the rows
 * that refer to it, so they are kept in copies meanwhile.
 */
async function createAgain(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master where type = 'table' and name = 'scholarship_request'
  `.execute(db);
  const before = rows[0]?.sql ?? '';
  if (!before.includes(COLUMN)) throw new Error('scholarship_request has another form than expected');
  const after = before
    .replace('"scholarship_request"', '"scholarship_request_next"')
    .replace(COLUMN, '"user_sub" text not null')
    .replace(/\)\s*$/, ', unique ("edition_id", "user_sub"))');
  await sql.raw(after).execute(db);
  await sql`insert into scholarship_request_next select * from scholarship_request`.execute(db);
  for (const table of CHILDREN)
    await sql`create table ${sql.table(`kept_${table}`)} as select * from ${sql.table(table)}`.execute(db);
  await sql`drop table scholarship_request`.execute(db);
  await sql`alter table scholarship_request_next rename to scholarship_request`.execute(db);
  for (const table of CHILDREN) {
    await sql`insert into ${sql.table(table)} select * from ${sql.table(`kept_${table}`)}`.execute(db);
    await sql`drop table ${sql.table(`kept_${table}`)}`.execute(db);
  }
  await db.schema
    .createIndex('scholarship_request_by_status')
    .on('scholarship_request')
    .columns(['status', 'updated_at'])
    .execute();
}

/**
 * One request per person and edition. The previous build writes rows of one edition only, in which the new key is as
 * strict as the old one.
 */
export const requestPerEdition: Migration = {
  async up(db) {
    if (!isPostgres(db)) return createAgain(db);
    await sql`alter table scholarship_request drop constraint scholarship_request_user_sub_key`.execute(db);
    await db.schema
      .alterTable('scholarship_request')
      .addUniqueConstraint('scholarship_request_per_edition', ['edition_id', 'user_sub'])
      .execute();
  },
};
