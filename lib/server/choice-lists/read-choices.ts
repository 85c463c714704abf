import 'server-only';
import type { Kysely } from 'kysely';
import type { Choice } from '@/lib/choice-lists/choice-list-store';
import { type ChoiceListId, getChoiceList } from '@/lib/choice-lists/choice-lists';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { memoize } from '@/lib/i18n/memoize';
import { loadTextReader } from '@/lib/i18n/translator';
import type { Tables } from '@/lib/server/db/tables';

/** The labels of a new portal, by key; read once, because each page with the survey asks for two lists. */
const readFirstTexts = memoize(async (id: ChoiceListId): Promise<Map<string, Choice['texts']>> => {
  const { namespace, first } = getChoiceList(id);
  const readers = await Promise.all(
    LOCALE_CODES.map(async (locale) => [locale, await loadTextReader(locale, namespace)] as const),
  );
  return new Map(
    Object.entries(first).map(([key, message]) => [
      key,
      Object.fromEntries(readers.map(([locale, read]) => [locale, read(message)])) as Choice['texts'],
    ]),
  );
});

/** Every choice of a list in order, also those that are not offered. A key that only a newer build has is the last. */
export async function readChoices(db: Kysely<Tables>, id: ChoiceListId): Promise<Choice[]> {
  const rows = await db.selectFrom('choice').selectAll().where('list', '=', id).orderBy('position').execute();
  const stored = rows.map(
    (row): Choice => ({
      key: row.key,
      texts: JSON.parse(row.texts) as Choice['texts'],
      firstDay: row.first_day,
      lastDay: row.last_day,
    }),
  );
  const first = [...(await readFirstTexts(id))].filter(([key]) => stored.every((row) => row.key !== key));
  return [...stored, ...first.map(([key, texts]) => ({ key, texts, firstDay: null, lastDay: null }))];
}
