import 'server-only';
import type { Kysely } from 'kysely';
import { isFilled } from '@/lib/content/operator-pages';
import { inTransaction } from '@/lib/database/in-transaction';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { startJob } from '@/lib/jobs/repeat';
import { getSettingsVersion } from '@/lib/operator/settings';
import { ROUTES, type Row } from '@/lib/routing/table';
import { readPage } from '@/lib/search/read-page-text';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { digestOf, indexDocument, removeDocuments, type SearchableDocument } from './index-document';

/** How often a change of the settings is looked for, in milliseconds. */
const INTERVAL_MS = 60_000;

/** Indexed pages without an `{id}`, except those with a canonical page, and the report, which may be empty. */
function listFindable(): Row[] {
  const rows: readonly Row[] = ROUTES;
  return rows.filter(
    ({ key, indexed, canonical, path }) =>
      indexed && isFilled(key) && !canonical && !path.includes('{') && key !== 'surveyReport',
  );
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

async function readKnown(db: Kysely<Tables>) {
  const known = await db
    .selectFrom('search_document')
    .select(['path', 'digest'])
    .where('kind', '=', 'page')
    .execute();
  return {
    paths: new Set(known.map(({ path }) => path)),
    digests: new Set(known.map(({ digest }) => digest)),
  };
}

/** Updates the index with the pages of this version of the portal; unchanged ones are left alone. */
export async function indexPages(db: Kysely<Tables>): Promise<void> {
  const rows = listFindable();
  const documents = (await Promise.all(rows.map(readAll))).flat();
  const known = await readKnown(db);
  const changed = documents.filter((document) => !known.digests.has(digestOf(document)));
  const vanished = [...known.paths].filter((path) => !rows.some((row) => row.path === path));
  if (changed.length + vanished.length === 0) return;
  await inTransaction(db, async (tx) => {
    for (const document of changed) await indexDocument(tx, document);
    for (const path of vanished) await removeDocuments(tx, path);
  });
}

/** Starts the job that updates the index after a change of the settings, which may fill or empty a page. */
export function startIndexing(): void {
  let indexed = getSettingsVersion();
  startJob('indexing', INTERVAL_MS, async () => {
    const version = getSettingsVersion();
    if (version === indexed) return;
    await indexPages(await openDatabase());
    indexed = version;
  });
}
