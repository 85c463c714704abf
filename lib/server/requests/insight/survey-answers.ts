import 'server-only';
import { createHash } from 'node:crypto';
import { hideSmallCounts } from '@/lib/admin/insight/hide-small-counts';
import type { SurveyFigures } from '@/lib/admin/insight/schemas';
import { OPERATOR_KINDS, SURVEY_QUESTIONS, type SurveyGrouping } from '@/lib/admin/insight/survey-questions';
import type { Answers } from '@/lib/forms/definition/form-definition';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import type { Database } from '@/lib/server/db/open';
import { isVisible, type View } from '@/lib/server/requests/request-rows';
import { operatorSurveyForm } from '@/lib/survey/operator-survey-form';
import type { SurveyReport } from '@/lib/survey/schemas';

/** Totals are rounded to it, and fewer suggestions are not shown. */
const LEAST = 5;
const SUGGESTIONS = 25;

interface Response {
  id: string;
  group: Readonly<Record<SurveyGrouping, string>>;
  answers: Answers;
}

const round = (count: number) => Math.round(count / LEAST) * LEAST;

const GROUPS: Readonly<Record<SurveyGrouping, readonly string[]>> = {
  operatorKind: OPERATOR_KINDS,
  language: LOCALE_CODES,
};

/** The answers to the operators’ survey that the reader may count. @param before ISO-8601; all by default */
export async function readResponses(db: Database, view: View, before?: string): Promise<Response[]> {
  const rows = await db
    .selectFrom('request_work')
    .innerJoin('service_request', 'service_request.id', 'request_id')
    .select(['service_request.id', 'data', 'locale'])
    .where('request_work.form', '=', operatorSurveyForm.id)
    .where(isVisible(view))
    .$if(before !== undefined, (query) => query.where('service_request.created_at', '<', before ?? ''))
    .execute();
  return rows.map(({ id, data, locale }) => {
    const answers = JSON.parse(data) as Answers;
    return { id, answers, group: { operatorKind: String(answers.operatorKind), language: locale } };
  });
}

const hasAnswer = ({ answers }: Response, name: string, key: string) => [answers[name]].flat().includes(key);

/** The counts of all questions, of all respondents and of each group. */
export function countAnswers(
  responses: readonly Response[],
  by?: SurveyGrouping,
): Pick<SurveyFigures, 'respondents' | 'groups' | 'questions'> {
  const groups = by ? [...GROUPS[by]] : [];
  const columns = [
    responses,
    ...groups.map((group) => responses.filter((response) => by && response.group[by] === group)),
  ];
  const questions = SURVEY_QUESTIONS.map(({ name, keys, isMultiple }) => {
    const counts = keys.map((key) =>
      columns.map((column) => column.filter((response) => hasAnswer(response, name, key)).length),
    );
    const shown = hideSmallCounts(counts, !isMultiple);
    return { name, answers: keys.map((key, index) => ({ key, counts: shown[index] ?? [] })) };
  });
  return { respondents: round(responses.length), groups, questions };
}

/**
 * A page of the suggestions in an order that tells nothing about their authors: by a digest of the request's id, which is
 * also the key of the pages.
 */
export function listSuggestions(responses: readonly Response[], after = ''): SurveyFigures['suggestions'] {
  const given = responses.flatMap(({ id, answers: { suggestion } }) =>
    typeof suggestion === 'string' && suggestion.trim() !== ''
      ? [{ key: createHash('sha256').update(id).digest('base64url'), text: suggestion.trim() }]
      : [],
  );
  if (given.length < LEAST) return { rows: [], next: null };
  const rest = given.filter(({ key }) => key > after).sort((a, b) => (a.key < b.key ? -1 : 1));
  const rows = rest.slice(0, SUGGESTIONS);
  return {
    rows: rows.map(({ text }) => text),
    next: rest.length > SUGGESTIONS ? (rows.at(-1)?.key ?? null) : null,
  };
}

/** The same for everyone; null if nothing can be shown. @param month yyyy-MM of the last answers */
export function toReport(responses: readonly Response[], month: string): SurveyReport {
  const { respondents, questions } = countAnswers(responses);
  const rounded = questions.map(({ name, answers }) => ({
    name,
    answers: answers.map(({ key, counts: [count = null] }) => ({
      key,
      count: count === null ? null : round(count),
    })),
  }));
  const isShown = rounded.some(({ answers }) => answers.some(({ count }) => count !== null));
  return isShown ? { month, respondents, questions: rounded } : null;
}
