import 'server-only';
import type { Migration } from 'kysely/migration';

export const signOn: Migration = {
  async up(db) {
    await db.schema
      .createTable('sign_on_transaction')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('number', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('sign_on_session')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .execute();
    await db.schema
      .createTable('used_code')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('used_code_once', ['kind', 'code'])
      .execute();
    for (const table of ['sign_on_transaction', 'sign_on_session', 'used_code']) {
      await db.schema.createIndex(`${table}_by_end`).on(table).column('expires_at').execute();
    }
  },
};
