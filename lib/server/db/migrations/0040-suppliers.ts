import 'server-only';
import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '@/lib/database/postgres';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import { foldName } from '@/lib/search/fold-name';
import type { Tables } from '@/lib/server/db/tables';
import { writeCode } from '@/lib/suppliers/certificate-code';
import { proposeValidity } from '@/lib/suppliers/validity';

const EVENTS = ['insert', 'update', 'delete'] as const;
const BATCH = 100;

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('supplier')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('commercial_registration', 'text', (column) => column.notNull())
    .addColumn('establishment_name', 'text', (column) => column.notNull())
    .addColumn('folded_name', 'text', (column) => column.notNull())
    .addColumn('activity', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) =>
      column.notNull().references('service_request.id').onDelete('cascade'),
    )
    .addColumn('owner', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('accepted_at', 'text', (column) => column.notNull())
    .addColumn('valid_until', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('reminded_days', 'integer')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await sql`
    create unique index supplier_once on supplier (commercial_registration) where state <> 'withdrawn'
  `.execute(db);
  for (const [name, columns] of [
    ['supplier_by_state', ['state', 'id']],
    ['supplier_by_validity', ['state', 'valid_until']],
    ['supplier_by_request', ['request_id']],
    ['supplier_by_owner', ['owner']],
  ] as const)
    await db.schema
      .createIndex(name)
      .on('supplier')
      .columns([...columns])
      .execute();
  await db.schema
    .createTable('supplier_claim')
    .addColumn('supplier_id', 'text', (column) =>
      column.notNull().references('supplier.id').onDelete('cascade'),
    )
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('supplier_claim_once', ['supplier_id', 'subject'])
    .execute();
}

/** Triggers: changes invalidate the tag of the public list, and a changed activity follows, also from the previous build. */
async function watch(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) {
    for (const event of EVENTS)
      await sql`
        create trigger ${sql.id(`supplier_${event}_moves_tags`)} after ${sql.raw(event)} on supplier begin
          insert into cache_tag (tag, version)
          values ('suppliers', (select coalesce(max(version), 0) + 1 from cache_tag))
          on conflict (tag) do update set version = excluded.version;
        end
      `.execute(db);
    await sql`
      create trigger supplier_follows_request after update of data on service_request when new.form = 'supplier' begin
        update supplier set activity = coalesce(json_extract(new.data, '$.activity'), activity)
        where request_id = new.id;
      end
    `.execute(db);
    return;
  }
  await sql`
    create function supplier_moves_tags() returns trigger language plpgsql as $$
      begin
        perform move_cache_tags(array['suppliers']);
        return null;
      end
    $$
  `.execute(db);
  await sql`
    create trigger supplier_moves_tags after insert or update or delete on supplier
    for each row execute function supplier_moves_tags()
  `.execute(db);
  await sql`
    create function supplier_follows_request() returns trigger language plpgsql as $$
      begin
        update supplier set activity = coalesce(new.data::jsonb ->> 'activity', activity)
        where request_id = new.id;
        return null;
      end
    $$
  `.execute(db);
  await sql`
    create trigger supplier_follows_request after update of data on service_request
    for each row when (new.form = 'supplier') execute function supplier_follows_request()
  `.execute(db);
}

/** Each number once: of several accepted registrations, the newest is in force. They are valid for a year from now. */
async function copyAccepted(db: Kysely<Tables>): Promise<void> {
  const at = now();
  const requests = await db
    .selectFrom('service_request')
    .select(['id', 'sender', 'data', 'updated_at'])
    .where('form', '=', 'supplier')
    .where('status', '=', 'answered')
    .orderBy('id')
    .execute();
  const rows = requests.map(({ id, sender, data, updated_at }) => {
    const {
      establishmentName = '',
      commercialRegistration = '',
      activity = '',
    } = JSON.parse(data) as Record<string, string>;
    return {
      id,
      code: writeCode(randomBytes(10)),
      commercial_registration: commercialRegistration,
      establishment_name: establishmentName,
      folded_name: foldName(establishmentName),
      activity,
      request_id: id,
      owner: sender,
      state: 'accepted' as const,
      accepted_at: updated_at,
      valid_until: proposeValidity(null, toDay(at)),
      version: 1,
      updated_at: at.toISOString(),
    };
  });
  const newest = [...new Map(rows.map((row) => [row.commercial_registration, row])).values()];
  for (let from = 0; from < newest.length; from += BATCH)
    await db
      .insertInto('supplier')
      .values(newest.slice(from, from + BATCH))
      .execute();
}

/** The register of suppliers: until now a supplier was an answered request. */
export const suppliers: Migration = {
  async up(db) {
    await createTables(db);
    await copyAccepted(db as Kysely<Tables>);
    await watch(db);
  },
};
