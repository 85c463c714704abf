import 'server-only';
import type { Migration } from 'kysely/migration';

/** Texts with which the staff begins a reply, in seven languages. */
export const replyTemplates: Migration = {
  async up(db) {
    await db.schema
      .createTable('reply_template')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('form', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('reply_template_text')
      .addColumn('template_id', 'text', (column) =>
        column.notNull().references('reply_template.id').onDelete('cascade'),
      )
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('reply_template_text_once', ['template_id', 'locale'])
      .execute();
  },
};
