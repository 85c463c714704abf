import 'server-only';
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Locale } from '@/lib/i18n/locales';
import { foldText } from '@/lib/search/fold-text';
import { listTerms, listWords } from '@/lib/search/list-terms';
import { getIndexName, indexTable, searchIndexOf } from '@/lib/server/db/full-text/search-index';
import type { Tables } from '@/lib/server/db/tables';

export interface SearchableDocument {
  locale: Locale;
  kind: string;
  path: string;
  title: string;
  summary: string;
  body: string;
  publishedAt: string | null;
}

/** Maximum number of stored characters of the body, for excerpts; the index contains every word. */
const KEPT_BODY = 20_000;
const SHORTEST_WORD = 4;

export function digestOf(document: SearchableDocument): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('base64url');
}

interface Kept {
  doc: number;
  locale: Locale;
  kind: string;
}

async function remove(db: Kysely<Tables>, { doc, locale, kind }: Kept): Promise<void> {
  await db.deleteFrom('search_document').where('doc', '=', doc).execute();
  await searchIndexOf(db).remove(db, indexTable(locale, getIndexName(kind)), doc);
}

async function keepWords(db: Kysely<Tables>, document: SearchableDocument): Promise<void> {
  const { locale, title, summary } = document;
  const words = listWords(`${title} ${summary}`).map(({ text }) => ({
    locale,
    folded: foldText(text),
    word: text,
  }));
  const long = words.filter(({ folded }) => folded.length >= SHORTEST_WORD);
  if (long.length === 0) return;
  await db
    .insertInto('search_word')
    .values(long)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function insert(db: Kysely<Tables>, document: SearchableDocument, digest: string): Promise<void> {
  const { locale, kind, path, title, summary, body, publishedAt } = document;
  const row = { locale, kind, path, title, summary, body: body.slice(0, KEPT_BODY), digest };
  const { doc } = await db
    .insertInto('search_document')
    .values({ ...row, published_at: publishedAt })
    .returning('doc')
    .executeTakeFirstOrThrow();
  const terms = (text: string) => listTerms(text, locale);
  const words = { title: terms(title), body: terms(`${summary} ${body}`) };
  await searchIndexOf(db).add(db, indexTable(locale, getIndexName(kind)), { doc, kind, ...words });
  await keepWords(db, document);
}

/** Runs in the transaction that stores the content; does nothing if it is unchanged. */
export async function indexDocument(db: Kysely<Tables>, document: SearchableDocument): Promise<void> {
  const digest = digestOf(document);
  const known = await db
    .selectFrom('search_document')
    .select(['doc', 'locale', 'kind', 'digest'])
    .where('path', '=', document.path)
    .where('locale', '=', document.locale)
    .executeTakeFirst();
  if (known?.digest === digest) return;
  if (known) await remove(db, known);
  await insert(db, document, digest);
}

export async function removeDocuments(db: Kysely<Tables>, path: string): Promise<void> {
  const rows = await db
    .selectFrom('search_document')
    .select(['doc', 'locale', 'kind'])
    .where('path', '=', path)
    .execute();
  for (const row of rows) await remove(db, row);
}
