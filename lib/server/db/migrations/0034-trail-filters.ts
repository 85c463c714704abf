import 'server-only';
import type { Migration } from 'kysely/migration';

/** The audit trail is filtered by kind, person and day. */
export const trailFilters: Migration = {
  async up(db) {
    await db.schema.createIndex('event_by_kind').on('event').columns(['kind', 'id']).execute();
    await db.schema.createIndex('event_by_actor').on('event').columns(['actor', 'id']).execute();
    await db.schema.createIndex('event_by_time').on('event').column('at').execute();
  },
};
