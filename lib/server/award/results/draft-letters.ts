import 'server-only';
import type { Kysely } from 'kysely';
import { OPTION_PATH } from '@/lib/award/definition/edition-texts';
import type { Outcome, PrizePlace } from '@/lib/award/definition/outcomes';
import { formatYear } from '@/lib/i18n/format';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { isNotDisqualified } from '@/lib/server/award/exceptions/disqualifications';
import { openPublicEdition } from '@/lib/server/award/read-edition';
import type { Tables } from '@/lib/server/db/tables';
import { type FrozenRanking, readDecisions, readSnapshot } from './frozen-ranking';

/** A letter that is to be sent. */
export interface Draft {
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

/**
 * The letters about the decisions on a ranking, one for each application that has been neither withdrawn nor
 * disqualified, in the language in which it was submitted. Applications without a decision are not selected.
 */
export async function draftLetters(db: Kysely<Tables>, ranking: FrozenRanking): Promise<Draft[]> {
  const decisions = await readDecisions(db, ranking);
  const rows = await db
    .selectFrom('scholarship_request as request')
    .leftJoin('submission', 'submission.request_id', 'request.id')
    .select(['request.id', 'request.research_title', 'request.reference_number', 'request.email'])
    .select(['submission.text_language', 'request.locale'])
    .where('request.edition_id', '=', ranking.edition)
    .where('request.withdrawn_at', 'is', null)
    .where(isNotDisqualified)
    .execute();
  const applications = new Map(rows.map((row) => [row.id, row]));
  return readSnapshot(ranking).flatMap(({ id, category }): Draft[] => {
    const application = applications.get(id);
    if (!application) return [];
    const { research_title: title, reference_number: referenceNumber, email } = application;
    const decision = decisions.get(id);
    const language = application.text_language ?? application.locale ?? '';
    return [
      {
        id,
        category,
        kind: decision?.outcome ?? 'notSelected',
        prize: decision?.prize ?? null,
        title,
        referenceNumber,
        email,
        locale: isLocale(language) ? language : DEFAULT_LOCALE,
      },
    ];
  });
}

/** Writes letters in one language: the text without greeting and reference number, which the mail adds. */
export async function loadLetterWriter(
  db: Kysely<Tables>,
  edition: number,
  locale: Locale,
): Promise<(draft: Pick<Draft, 'kind' | 'prize' | 'category' | 'title'>) => string> {
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
