import { readFileSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { NEWS_TOPICS } from '@/lib/publications/kinds';
import { getPublicationPath } from '@/lib/publications/paths';
import { listTerms } from '@/lib/search/list-terms';
import { closeDatabase, getDatabaseFile, openDatabase } from '@/lib/server/db/open';

/** A sentence with its search terms as stored. */
interface Sentence {
  text: string;
  terms: string;
}

interface SeedItem {
  texts: Record<Locale, { title: string; summary: string; body: string[] }>;
}

/** One item per hour, the first one now, so that the archive covers years. */
const NEWEST = Date.parse('2026-11-01T00:00:00Z');
const HOUR_MS = 3_600_000;

/** The words of the archive come from the real news, shuffled: titles, summaries and paragraphs. */
function readSentences(): Record<Locale, Record<'titles' | 'summaries' | 'paragraphs', Sentence[]>> {
  const seed: SeedItem[] = JSON.parse(readFileSync('lib/content/seed/news.json', 'utf8'));
  const rows = LOCALE_CODES.map((locale) => {
    const toSentence = (text: string) => ({ text, terms: listTerms(text, locale).join(' ') });
    const own = seed.map(({ texts }) => texts[locale]);
    const titles = own.map(({ title }) => toSentence(title));
    const summaries = own.map(({ summary }) => toSentence(summary));
    return [locale, { titles, summaries, paragraphs: own.flatMap(({ body }) => body).map(toSentence) }];
  });
  return Object.fromEntries(rows);
}

function prepare(database: DatabaseSync) {
  const insert = (table: string, columns: string) => {
    const names = columns.split(', ');
    return database.prepare(`insert into ${table} (${columns}) values (${names.map(() => '?').join(', ')})`);
  };
  return {
    publication: insert(
      'publication',
      'id, kind, path, status, published_at, is_example, data, origin, updated_at',
    ),
    text: insert('publication_text', 'publication_id, locale, texts'),
    facet: insert('publication_facet', 'kind, name, value, published_at, publication_id'),
    document: insert('search_document', 'locale, kind, path, title, summary, body, published_at, digest'),
    ...Object.fromEntries(
      LOCALE_CODES.map((locale) => [
        locale,
        insert(`search_${locale}_publication`, 'rowid, kind, title, body'),
      ]),
    ),
  } as Record<'publication' | 'text' | 'facet' | 'document' | Locale, StatementSync>;
}

type Statements = ReturnType<typeof prepare>;

/** Ids spread over the alphabet, like slugs. */
const idOf = (number: number) => `${((number * 2_654_435_761) % 4_294_967_296).toString(36)}-${number}`;

function addTexts(
  { text, document, ...indexes }: Statements,
  { id, path, at }: { id: string; path: string; at: string },
  sentences: ReturnType<typeof readSentences>,
  number: number,
): void {
  for (const locale of LOCALE_CODES) {
    const { titles, summaries, paragraphs } = sentences[locale];
    const pick = (pool: Sentence[], step: number) =>
      pool[(number * step + step) % pool.length] ?? { text: '', terms: '' };
    const [title, summary, body] = [pick(titles, 7), pick(summaries, 5), pick(paragraphs, 11)];
    const name = `${title.text} ${number}`;
    text.run(id, locale, JSON.stringify({ title: name, summary: summary.text, body: [body.text] }));
    const { lastInsertRowid } = document.run(locale, 'news', path, name, summary.text, body.text, at, id);
    const terms = `${summary.terms} ${body.terms}`;
    indexes[locale].run(lastInsertRowid, 'news', `${title.terms} ${number}`, terms);
  }
}

/**
 * Fills a data folder with news in every language, in the rows that the import writes.
 * @param count number of items
 * @returns the id in the middle of the archive
 */
export async function fillArchive(folder: string, count: number): Promise<string> {
  await openDatabase(folder);
  await closeDatabase(folder);
  const sentences = readSentences();
  const database = new DatabaseSync(getDatabaseFile(folder));
  // Durability does not matter for benchmark data.
  database.exec('pragma synchronous = off; begin');
  const statements = prepare(database);
  for (let number = 0; number < count; number += 1) {
    const id = idOf(number);
    const at = new Date(NEWEST - (count - number) * HOUR_MS).toISOString();
    const path = getPublicationPath('news', id);
    const topic = NEWS_TOPICS[number % NEWS_TOPICS.length] ?? 'hajj';
    const data = JSON.stringify({ topic });
    statements.publication.run(id, 'news', path, 'published', at, 1, data, 'editor', at);
    statements.facet.run('news', 'all', '', at, id);
    statements.facet.run('news', 'topic', topic, at, id);
    addTexts(statements, { id, path, at }, sentences, number);
  }
  database.exec('commit; pragma optimize');
  database.close();
  return idOf(Math.floor(count / 2));
}
