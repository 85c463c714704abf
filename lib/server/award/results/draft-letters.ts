import 'server-only';
import { type Kysely, sql } from 'kysely';
import { OPTION_PATH } from '@/lib/award/definition/edition-texts';
import type { Outcome, PrizePlace } from '@/lib/award/definition/outcomes';
import { cutBatches } from '@/lib/database/cut-batches';
import { formatYear } from '@/lib/i18n/format';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { isNotDisqualified } from '@/lib/server/award/exceptions/disqualifications';
import { openPublicEdition } from '@/lib/server/award/read-edition';
import type { Tables } from '@/lib/server/db/tables';
import { type FrozenRanking, readDecisions, readSnapshot } from './frozen-ranking';

/** Applications read by one statement. */
const BATCH = 500;

/** A letter that is to be sent. */
export interface LetterDraft {
  /** Id of the application. */
  id: string;
  kind: Outcome;
  prize: PrizePlace | null;
  category: number;
  title: string;
  referenceNumber: string;
  email: string;
  locale: Locale;
}

/** Which letter an application gets, without its content. */
type PlannedLetter = Pick<LetterDraft, 'id' | 'kind' | 'prize' | 'category' | 'locale'>;

/**
 * The letters about the decisions on a ranking, one for each application that has been neither withdrawn nor
 * disqualified, in the language in which it was submitted. Applications without a decision are not selected.
 */
export async function planLetters(db: Kysely<Tables>, ranking: FrozenRanking): Promise<PlannedLetter[]> {
  const decisions = await readDecisions(db, ranking);
  const language = sql<string>`coalesce(submission.text_language, request.locale, '')`;
  const rows = await db
    .selectFrom('scholarship_request as request')
    .leftJoin('submission', 'submission.request_id', 'request.id')
    // The ids of each language are joined to one text: reading 40,000 rows takes longer than finding them.
    .select([language.as('language'), sql<string>`string_agg(request.id, ',')`.as('ids')])
    .where('request.edition_id', '=', ranking.edition)
    .where('request.withdrawn_at', 'is', null)
    .where(isNotDisqualified)
    .groupBy(language)
    .execute();
  const locales = new Map<string, Locale>();
  for (const row of rows) {
    const locale = isLocale(row.language) ? row.language : DEFAULT_LOCALE;
    for (const id of row.ids.split(',')) locales.set(id, locale);
  }
  return (await readSnapshot(db, ranking)).flatMap(({ id, category }): PlannedLetter[] => {
    const locale = locales.get(id);
    if (!locale) return [];
    const decision = decisions.get(id);
    return [
      {
        id,
        category,
        kind: decision?.outcome ?? 'notSelected',
        prize: decision?.prize ?? null,
        locale,
      },
    ];
  });
}

/** Adds what letters say about their applications. */
export async function draftLetters(
  db: Kysely<Tables>,
  planned: readonly PlannedLetter[],
): Promise<LetterDraft[]> {
  const drafts: LetterDraft[] = [];
  for (const some of cutBatches(planned, BATCH)) {
    const ids = some.map(({ id }) => id);
    const rows = await db
      .selectFrom('scholarship_request')
      .select(['id', 'research_title as title', 'reference_number as referenceNumber', 'email'])
      .where('id', 'in', ids)
      .execute();
    const facts = new Map(rows.map((row) => [row.id, row]));
    for (const letter of some) {
      const own = facts.get(letter.id);
      if (own) drafts.push({ ...own, ...letter });
    }
  }
  return drafts;
}

/** Writes letters in one language: the text without greeting and reference number, which the mail adds. */
export async function loadLetterWriter(
  db: Kysely<Tables>,
  edition: number,
  locale: Locale,
): Promise<(draft: Pick<LetterDraft, 'kind' | 'prize' | 'category' | 'title'>) => string> {
  const t = await loadTranslator(locale, 'results.letter');
  const places = await loadTranslator(locale, 'award.categories');
  const { categories, text } = await openPublicEdition(db, locale, edition);
  const year = formatYear(edition, locale);
  return ({ kind, prize, category, title }) => {
    if (kind !== 'winner') return t(kind, { title, year });
    const { key = '' } = categories.find(({ id }) => id === category) ?? {};
    return t(kind, {
      title,
      year,
      prize: prize ? places(prize) : '',
      category: text(OPTION_PATH.categories(key)),
    });
  };
}
