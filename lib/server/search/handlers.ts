import 'server-only';
import { distance } from 'fastest-levenshtein';
import type { Kysely } from 'kysely';
import type { Locale } from '@/lib/i18n/locales';
import type { SEARCH_ENDPOINTS } from '@/lib/search/endpoints';
import { foldText } from '@/lib/search/fold-text';
import { listAskedWords } from '@/lib/search/list-terms';
import { searchQuery, suggestQuery } from '@/lib/search/schemas';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { findDocuments, suggestTitles } from './find-documents';

/** Maximum number of words compared with each misspelled one, and of suggestions. */
const CANDIDATES = 5000;
const OFFERED = 4;
const MISTYPED = 4;

/** Maximum edit distance: one in a short word, two in a long one. */
const tolerance = (word: string) => (word.length > 5 ? 2 : 1);

async function findNear(db: Kysely<Tables>, locale: Locale, word: string): Promise<string[]> {
  const folded = foldText(word);
  const rows = await db
    .selectFrom('search_word')
    .select(['folded', 'word'])
    .where('locale', '=', locale)
    .limit(CANDIDATES)
    .execute();
  return rows
    .map((row) => ({ word: row.word, far: distance(folded, row.folded) }))
    .filter(({ far }) => far > 0 && far <= tolerance(folded))
    .sort((a, b) => a.far - b.far)
    .slice(0, OFFERED)
    .map((row) => row.word);
}

async function suggestWords(db: Kysely<Tables>, locale: Locale, text: string): Promise<string[]> {
  const offered: string[] = [];
  for (const { text: word, index } of listAskedWords(text).slice(0, MISTYPED)) {
    for (const near of await findNear(db, locale, word)) {
      offered.push(text.slice(0, index) + near + text.slice(index + word.length));
    }
  }
  return [...new Set(offered)].slice(0, OFFERED);
}

const findInPortal: ApiHandler = async (c) => {
  const { text, page } = readQuery(c, searchQuery);
  const db = await openDatabase();
  const locale = c.get('locale');
  const found = await findDocuments(db, locale, text, page);
  const suggestions = found.total > 0 ? [] : await suggestWords(db, locale, text);
  return c.json({ data: { ...found, suggestions } });
};

const suggestPages: ApiHandler = async (c) => {
  const { text } = readQuery(c, suggestQuery);
  return c.json({ data: await suggestTitles(await openDatabase(), c.get('locale'), text) });
};

export const SEARCH_HANDLERS = { findInPortal, suggestPages } satisfies Record<
  keyof typeof SEARCH_ENDPOINTS,
  ApiHandler
>;
