import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '@/lib/database/postgres';

async function createTeams(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('team')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('is_closed', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('team_member')
    .addColumn('team_id', 'text', (column) => column.notNull().references('team.id').onDelete('cascade'))
    .addColumn('subject', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('team_member_once', ['subject', 'team_id'])
    .execute();
  await db.schema
    .createTable('team_form')
    .addColumn('form', 'text', (column) => column.primaryKey())
    .addColumn('team_id', 'text', (column) => column.notNull().references('team.id').onDelete('cascade'))
    .execute();
  await db.schema
    .createTable('service_level')
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('priority', 'text', (column) => column.notNull())
    .addColumn('days', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('service_level_once', ['form', 'priority'])
    .execute();
  await db.schema
    .createTable('work_calendar')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .execute();
}

async function createWork(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('request_work')
    .addColumn('request_id', 'text', (column) =>
      column.primaryKey().references('service_request.id').onDelete('cascade'),
    )
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('workflow', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('request_version', 'integer', (column) => column.notNull())
    .addColumn('planned_version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('team_id', 'text', (column) => column.references('team.id').onDelete('set null'))
    .addColumn('owner', 'text')
    .addColumn('priority', 'text', (column) => column.notNull().defaultTo('normal'))
    .addColumn('priority_reason', 'text')
    .addColumn('due_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  // The counts of the queues read this index alone; the lists of queues read the other one in its order.
  await db.schema
    .createIndex('request_work_by_status')
    .on('request_work')
    .columns(['status', 'workflow', 'team_id', 'owner', 'due_at'])
    .execute();
  await sql`
    create index request_work_by_due on request_work (coalesce(due_at, '9999'), request_id)
  `.execute(db);
  await sql`
    create index request_work_unplanned on request_work (request_id) where planned_version <> request_version
  `.execute(db);
}

const COLUMNS = sql.raw('request_id, form, workflow, status, request_version, team_id');
const NEW_ROW = sql.raw(`
  new.id, new.form, new.workflow, new.status, new.version,
  (select team_id from team_form where form = new.form)
`);
const FOLLOW = sql.raw(`
  update request_work set status = new.status, request_version = new.version where request_id = new.id;
`);

/** Triggers, so that requests which the previous build writes have their row and their state too. */
async function watch(db: Kysely<unknown>): Promise<void> {
  const insert = sql`insert into request_work (${COLUMNS}) values (${NEW_ROW});`;
  if (!isPostgres(db)) {
    await sql`
      create trigger service_request_insert_makes_work after insert on service_request begin ${insert} end
    `.execute(db);
    await sql`
      create trigger service_request_update_makes_work after update on service_request begin ${FOLLOW} end
    `.execute(db);
    return;
  }
  await sql`
    create function service_request_makes_work() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then ${insert} else ${FOLLOW} end if;
        return null;
      end
    $$
  `.execute(db);
  await sql`
    create trigger service_request_makes_work after insert or update on service_request
    for each row execute function service_request_makes_work()
  `.execute(db);
}

/** Owner, team, priority and due date of requests: a separate table, because writes to `service_request` invalidate tags. */
export const requestWork: Migration = {
  async up(db) {
    await createTeams(db);
    await createWork(db);
    await watch(db);
    await sql`
      insert into request_work (${COLUMNS})
      select id, form, workflow, status, version, null from service_request
    `.execute(db);
  },
};
