import 'server-only';
import type { Kysely } from 'kysely';
import { inTransaction } from '@/lib/database/in-transaction';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { startJob } from '@/lib/jobs/repeat';
import { getSettingsVersion } from '@/lib/operator/settings';
import { isFilledWith } from '@/lib/requests/filled-pages';
import { ROUTES, type Row } from '@/lib/routing/table';
import { readPage } from '@/lib/search/read-page-text';
import { openDatabase } from '@/lib/server/db/open';
import { readServiceLevels } from '@/lib/server/db/read-service-levels';
import type { Tables } from '@/lib/server/db/tables';
import { digestOf, indexDocument, removeDocuments, type SearchableDocument } from './index-document';

/** Interval of the check for changes, in milliseconds. */
const INTERVAL_MS = 60_000;

/** Indexed pages without an `{id}`, except those with a canonical page, and the report, which may be empty. */
async function listFindable(db: Kysely<Tables>): Promise<Row[]> {
  const isShown = isFilledWith(await readServiceLevels(db));
  const rows: readonly Row[] = ROUTES;
  return rows.filter(
    ({ key, indexed, canonical, path }) =>
      indexed && isShown(key) && !canonical && !path.includes('{') && key !== 'surveyReport',
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

/** A version of what determines which pages have content: the settings and the service levels. */
async function readVersion(db: Kysely<Tables>): Promise<string> {
  return `${getSettingsVersion()} ${isFilledWith(await readServiceLevels(db))('serviceLevels')}`;
}

/** The version for which this process has updated the index. */
let indexed = '';

/** Updates the index with the pages of this version of the portal; unchanged ones are left alone. */
export async function indexPages(db: Kysely<Tables>): Promise<void> {
  const version = await readVersion(db);
  const rows = await listFindable(db);
  const documents = (await Promise.all(rows.map(readAll))).flat();
  const known = await readKnown(db);
  const changed = documents.filter((document) => !known.digests.has(digestOf(document)));
  const vanished = [...known.paths].filter((path) => !rows.some((row) => row.path === path));
  if (changed.length + vanished.length > 0)
    await inTransaction(db, async (tx) => {
      for (const document of changed) await indexDocument(tx, document);
      for (const path of vanished) await removeDocuments(tx, path);
    });
  indexed = version;
}

/** Starts the job that updates the index when that version changes. */
export function startIndexing(): void {
  startJob('indexing', INTERVAL_MS, async () => {
    const db = await openDatabase();
    if ((await readVersion(db)) !== indexed) await indexPages(db);
  });
}
