import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '@/lib/database/postgres';

async function createSilence(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('silence_rule')
    .addColumn('step', 'text', (column) => column.primaryKey())
    .addColumn('days', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('silence_reminder')
    .addColumn('request_id', 'text', (column) =>
      column.primaryKey().references('service_request.id').onDelete('cascade'),
    )
    .addColumn('request_version', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
}

async function createDepartments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('team_department')
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('department', 'text', (column) => column.notNull())
    .addColumn('team_id', 'text', (column) => column.notNull().references('team.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('team_department_once', ['form', 'department'])
    .execute();
}

/** The trigger of 0025 with the team of the department, else of the form, so that requests of either build go there. */
async function routeByDepartment(db: Kysely<unknown>): Promise<void> {
  const department = sql.raw(
    isPostgres(db) ? `new.data::json ->> 'department'` : `json_extract(new.data, '$.department')`,
  );
  const insert = sql`
    insert into request_work (request_id, form, workflow, status, request_version, team_id)
    values (new.id, new.form, new.workflow, new.status, new.version, coalesce(
      (select team_id from team_department where form = new.form and department = ${department}),
      (select team_id from team_form where form = new.form)
    ));
  `;
  if (!isPostgres(db)) {
    await sql`drop trigger service_request_insert_makes_work`.execute(db);
    await sql`
      create trigger service_request_insert_makes_work after insert on service_request begin ${insert} end
    `.execute(db);
    return;
  }
  const follow = sql.raw(
    'update request_work set status = new.status, request_version = new.version where request_id = new.id;',
  );
  await sql`
    create or replace function service_request_makes_work() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then ${insert} else ${follow} end if;
        return null;
      end
    $$
  `.execute(db);
}

/** When silent senders are reminded and their requests closed; the teams of departments. */
export const officeRules: Migration = {
  async up(db) {
    await createSilence(db);
    await createDepartments(db);
    await routeByDepartment(db);
  },
};
