import 'server-only';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '@/lib/database/postgres';

const createSums = (db: Kysely<unknown>) =>
  db.schema
    .createTable('award_reading_sum')
    .addColumn('request_id', 'text', (column) =>
      column.primaryKey().references('scholarship_request.id').onDelete('cascade'),
    )
    .addColumn('proposed', 'integer', (column) => column.notNull())
    .addColumn('released', 'integer', (column) => column.notNull())
    .addColumn('finals', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('least', 'integer', (column) => column.notNull())
    .addColumn('most', 'integer', (column) => column.notNull())
    .execute();

/** Writes no row for an application that has just been deleted, whose assignments are deleted after it. */
function writeSums(which: RawBuilder<unknown>) {
  const total = sql`case when reading.round = 1 and reading.state = 'released' then reading.total end`;
  return sql`
    insert into award_reading_sum (request_id, proposed, released, finals, total, least, most)
    select request.id,
      count(case when reading.state = 'proposed' then 1 end),
      count(case when reading.state = 'released' then 1 end),
      count(${total}), coalesce(sum(${total}), 0), coalesce(min(${total}), 0), coalesce(max(${total}), 0)
    from scholarship_request as request left join award_assignment as reading on reading.request_id = request.id
    where request.id in (${which})
    group by request.id
    on conflict (request_id) do update set
      proposed = excluded.proposed, released = excluded.released, finals = excluded.finals,
      total = excluded.total, least = excluded.least, most = excluded.most
  `;
}

async function followAssignments(db: Kysely<unknown>): Promise<void> {
  const events = { insert: 'new', update: 'new', delete: 'old' } as const;
  if (!isPostgres(db)) {
    for (const [event, row] of Object.entries(events))
      await sql`
        create trigger ${sql.id(`award_reading_sum_after_${event}`)} after ${sql.raw(event)} on award_assignment
        begin ${writeSums(sql`${sql.raw(row)}.request_id`)}; end
      `.execute(db);
    return;
  }
  await sql`
    create function award_reading_sum() returns trigger language plpgsql as $$
      begin
        ${writeSums(sql`select request_id from changed`)};
        return null;
      end
    $$
  `.execute(db);
  for (const [event, rows] of Object.entries(events))
    await sql`
      create trigger ${sql.id(`award_reading_sum_after_${event}`)} after ${sql.raw(event)} on award_assignment
      referencing ${sql.raw(rows)} table as changed
      for each statement execute function award_reading_sum()
    `.execute(db);
}

/** The readings of each juror, counted without reading the table. */
const indexLoads = (db: Kysely<unknown>) =>
  db.schema
    .createIndex('award_assignment_by_load')
    .on('award_assignment')
    .columns(['edition', 'juror', 'state', 'request_id'])
    .execute();

/**
 * The sums of the active readings of an application, so that lists of the jury need not compute them. Triggers write
 * them, because the previous build assigns and scores while instances are replaced.
 */
export const readingSums: Migration = {
  async up(db) {
    await createSums(db);
    await writeSums(sql`select request_id from award_assignment`).execute(db);
    await followAssignments(db);
    await indexLoads(db);
  },
};
