import 'server-only';
import type { Migration } from 'kysely/migration';
import { watch } from './0041-season-facts';

/** Images of publications, their files, and where they are used. A change of an image moves one tag. */
export const images: Migration = {
  async up(db) {
    await db.schema
      .createTable('image')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('sha256', 'text', (column) => column.notNull().unique())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('is_decorative', 'integer', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('licence', 'text', (column) => column.notNull())
      .addColumn('consent', 'text', (column) => column.notNull())
      .addColumn('expires_on', 'text')
      .addColumn('focal_x', 'integer', (column) => column.notNull())
      .addColumn('focal_y', 'integer', (column) => column.notNull())
      .addColumn('folded_words', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('image_text')
      .addColumn('image_id', 'text', (column) => column.notNull().references('image.id').onDelete('cascade'))
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('image_text_once', ['image_id', 'locale'])
      .execute();
    await db.schema
      .createTable('image_file')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('image_id', 'text', (column) => column.notNull().references('image.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('format', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('storage_key', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('image_use')
      .addColumn('image_id', 'text', (column) => column.notNull().references('image.id'))
      .addColumn('publication_id', 'text', (column) => column.notNull())
      .addColumn('place', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('image_use_once', ['image_id', 'publication_id', 'place'])
      .execute();
    for (const [name, table, columns] of [
      ['image_file_by_image', 'image_file', ['image_id']],
      ['image_file_by_name', 'image_file', ['name']],
      ['image_file_by_file', 'image_file', ['storage_key']],
      ['image_use_by_publication', 'image_use', ['publication_id', 'place']],
    ] as const)
      await db.schema
        .createIndex(name)
        .on(table)
        .columns([...columns])
        .execute();
    await watch(db, 'image', 'images');
  },
};
