import 'server-only';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '@/lib/database/postgres';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { INDEX_NAMES, indexTable, searchIndexOf } from '@/lib/server/db/full-text/search-index';

export const search: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('search_document')
      .addColumn('doc', isPostgres(db) ? 'serial' : 'integer', (column) => column.primaryKey())
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
      for (const name of INDEX_NAMES) await searchIndexOf(db).create(db, indexTable(locale, name));
  },
};
