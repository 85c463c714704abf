import 'server-only';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { indexTable, SHELVES } from '@/lib/server/db/search-index';

/** The terms are made by the portal itself, so the tokenizer only has to divide them at blanks. */
async function createIndex(db: Kysely<unknown>, table: RawBuilder<unknown>): Promise<void> {
  await sql`
    create virtual table ${table} using fts5(
      kind, title, body, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 0 tokenchars '_'"
    )
  `.execute(db);
}

/** What the search finds: one row for each page, publication and language, and the words of their titles and summaries. */
export const search: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('search_document')
      .addColumn('doc', 'integer', (column) => column.primaryKey())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('summary', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('published_at', 'text')
      .addColumn('digest', 'text', (column) => column.notNull())
      .addUniqueConstraint('search_document_once', ['path', 'locale'])
      .execute();
    await db.schema
      .createTable('search_word')
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('folded', 'text', (column) => column.notNull())
      .addColumn('word', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('search_word_once', ['locale', 'folded'])
      .execute();
    for (const locale of LOCALE_CODES)
      for (const shelf of SHELVES) await createIndex(db, indexTable(locale, shelf));
  },
};
