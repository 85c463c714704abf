import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '@/lib/database/postgres';

async function createResources(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('resource')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('notice_hours', 'integer', (column) => column.notNull())
    .addColumn('minutes', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('resource_text')
    .addColumn('resource_id', 'text', (column) => column.notNull().references('resource.id'))
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('resource_text_once', ['resource_id', 'locale'])
    .execute();
  await db.schema
    .createTable('resource_hours')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('resource_id', 'text', (column) => column.notNull().references('resource.id'))
    .addColumn('weekdays', 'text', (column) => column.notNull())
    .addColumn('in_ramadan', 'integer', (column) => column.notNull())
    .addColumn('opens', 'text', (column) => column.notNull())
    .addColumn('closes', 'text', (column) => column.notNull())
    .addColumn('first_day', 'text', (column) => column.notNull())
    .addColumn('last_day', 'text')
    .execute();
}

async function createCells(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('appointment_offer')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request_id', 'text', (column) =>
      column.notNull().references('service_request.id').onDelete('cascade'),
    )
    .addColumn('slot', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('appointment_offer_by_request')
    .on('appointment_offer')
    .columns(['request_id', 'starts_at'])
    .execute();
  await db.schema
    .createIndex('appointment_offer_by_expiry')
    .on('appointment_offer')
    .column('expires_at')
    .execute();
  await db.schema
    .createTable('appointment_cell')
    .addColumn('resource_id', 'text', (column) => column.notNull().references('resource.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('cell_at', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) =>
      column.notNull().references('service_request.id').onDelete('cascade'),
    )
    .addColumn('offer_id', 'text', (column) => column.references('appointment_offer.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('appointment_cell_once', ['resource_id', 'seat', 'cell_at'])
    .execute();
  await db.schema
    .createIndex('appointment_cell_by_request')
    .on('appointment_cell')
    .column('request_id')
    .execute();
  await db.schema
    .createIndex('appointment_cell_by_offer')
    .on('appointment_cell')
    .column('offer_id')
    .execute();
}

const FREE = sql.raw(`
  delete from appointment_cell where request_id = new.id;
  delete from appointment_offer where request_id = new.id;
`);

/**
 * A trigger, so that a transition made by the previous build frees the time too. An approval takes its cells after it.
 */
async function freeOnTransition(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) {
    await sql`
      create trigger appointment_transition_frees_cells after update of status on service_request
      when new.workflow = 'appointment' begin ${FREE} end
    `.execute(db);
    return;
  }
  await sql`
    create function appointment_frees_cells() returns trigger language plpgsql as $$
      begin
        ${FREE}
        return null;
      end
    $$
  `.execute(db);
  await sql`
    create trigger appointment_transition_frees_cells after update of status on service_request
    for each row when (new.workflow = 'appointment') execute function appointment_frees_cells()
  `.execute(db);
}

/** Where and when appointments take place. Two appointments can never share a cell: it is a primary key. */
export const appointmentSlots: Migration = {
  async up(db) {
    await createResources(db);
    await createCells(db);
    await freeOnTransition(db);
  },
};
