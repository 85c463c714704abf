import 'server-only';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createPublications(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('publication')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('is_example', 'integer', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('publication_by_time')
    .on('publication')
    .columns(['kind', 'status', 'published_at', 'id'])
    .execute();
  await db.schema
    .createTable('publication_text')
    .addColumn('publication_id', 'text', (column) =>
      column.notNull().references('publication.id').onDelete('cascade'),
    )
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('texts', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('publication_text_once', ['publication_id', 'locale'])
    .execute();
}

/** Each filter value in the order of the lists, so that a page of a filtered list is an index range too. */
async function createFacets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('publication_facet')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('publication_id', 'text', (column) =>
      column.notNull().references('publication.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('publication_facet_once', [
      'kind',
      'name',
      'value',
      'published_at',
      'publication_id',
    ])
    .execute();
  await db.schema
    .createIndex('publication_facet_by_publication')
    .on('publication_facet')
    .column('publication_id')
    .execute();
}

export const publications: Migration = {
  async up(db) {
    await createPublications(db);
    await createFacets(db);
    await db.schema
      .createTable('publication_seed')
      .addColumn('kind', 'text', (column) => column.primaryKey())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('loaded_at', 'text', (column) => column.notNull())
      .execute();
  },
};
