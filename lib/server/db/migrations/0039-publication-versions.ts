import 'server-only';
import type { Migration } from 'kysely/migration';

/** Publications that are being written, and the versions that were reviewed or published. */
export const publicationVersions: Migration = {
  async up(db) {
    await db.schema
      .createTable('publication_draft')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('authors', 'text', (column) => column.notNull())
      .addColumn('reviewed_number', 'integer')
      .addColumn('note', 'text')
      .addColumn('publish_at', 'text')
      .addColumn('live_number', 'integer')
      .addColumn('former_number', 'integer')
      .addColumn('undo', 'text')
      .addColumn('updated_by', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('publication_draft_by_hour')
      .on('publication_draft')
      .columns(['state', 'publish_at'])
      .execute();
    await db.schema
      .createIndex('publication_draft_by_state')
      .on('publication_draft')
      .columns(['state', 'updated_at', 'id'])
      .execute();
    await db.schema
      .createTable('publication_version')
      .addColumn('publication_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('item', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('publication_version_once', ['publication_id', 'number'])
      .execute();
  },
};
