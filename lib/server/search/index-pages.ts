import 'server-only';
import type { Kysely } from 'kysely';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { ROUTES, type Row } from '@/lib/routes/table';
import { readPage } from '@/lib/search/read-page';
import type { Tables } from '../db/tables';
import { indexDocument, removeDocuments, type SearchableDocument } from './index-document';

/** Pages with an address of their own that search engines may show too; one that repeats another is left out. */
function listFindable(): Row[] {
  const rows: readonly Row[] = ROUTES;
  return rows.filter(({ indexed, canonical, path }) => indexed && !canonical && !path.includes('{'));
}

async function readAll(row: Row): Promise<SearchableDocument[]> {
  return Promise.all(
    LOCALE_CODES.map(async (locale) => ({
      ...(await readPage(row, locale)),
      locale,
      kind: 'page',
      path: row.path,
      publishedAt: null,
    })),
  );
}

async function removeVanished(db: Kysely<Tables>, rows: readonly Row[]): Promise<void> {
  const known = await db
    .selectFrom('search_document')
    .select('path')
    .distinct()
    .where('kind', '=', 'page')
    .execute();
  const paths = new Set(rows.map(({ path }) => path));
  for (const { path } of known) if (!paths.has(path)) await removeDocuments(db, path);
}

/** Brings the index in line with the pages of this version of the portal; what has not changed is not touched. */
export async function indexPages(db: Kysely<Tables>): Promise<void> {
  const rows = listFindable();
  const documents = (await Promise.all(rows.map(readAll))).flat();
  await db.transaction().execute(async (tx) => {
    for (const document of documents) await indexDocument(tx, document);
    await removeVanished(tx, rows);
  });
}
