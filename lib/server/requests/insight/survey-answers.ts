import 'server-only';
import { type SqlBool, sql } from 'kysely';
import { hasShownCount, hideSmallCounts } from '@/lib/admin/insight/hide-small-counts';
import type { SurveyFigures } from '@/lib/admin/insight/schemas';
import { OPERATOR_KINDS, type SurveyGrouping } from '@/lib/admin/insight/survey-questions';
import type { Answers } from '@/lib/forms/definition/form-definition';
import { startOfDay, toDay } from '@/lib/i18n/format';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { DAY_MS } from '@/lib/requests/work/working-time';
import type { Database } from '@/lib/server/db/open';
import type { View } from '@/lib/server/requests/request-rows';
import { operatorSurveyForm } from '@/lib/survey/operator-survey-form';
import type { ReportedVersion } from '@/lib/survey/schemas';
import { readLabels, type SurveyVersion } from '@/lib/survey/survey-version';

/** Totals are rounded to it, and fewer suggestions are not shown. */
const LEAST = 5;
const SUGGESTIONS = 25;

const round = (count: number) => Math.round(count / LEAST) * LEAST;

const GROUPS: Readonly<
  Record<SurveyGrouping, { column: 'operator_kind' | 'locale'; keys: readonly string[] }>
> = {
  operatorKind: { column: 'operator_kind', keys: OPERATOR_KINDS },
  language: { column: 'locale', keys: LOCALE_CODES },
};

/** The answers that closed teams keep for themselves. */
const selectHidden = (db: Database, { hiddenTeams }: View) =>
  db
    .selectFrom('request_work')
    .select('request_work.request_id')
    .where('form', '=', operatorSurveyForm.id)
    .where('team_id', 'in', hiddenTeams);

interface Counted {
  /** yyyy-MM in Riyadh: answers until its end. All answers by default. */
  until?: string;
  by?: SurveyGrouping | undefined;
  /** All versions by default. */
  version?: number;
}

interface CountRow {
  version: number;
  question: string;
  choice: string;
  /** Empty without a grouping. */
  of_group: string;
  count: number | string;
}

/** The column of a grouping; empty without one. */
const groupOf = (by: SurveyGrouping | undefined) =>
  by ? sql.ref<string>(GROUPS[by].column) : sql<string>`''`;

/** The counts of all answers, which triggers keep, so that few rows are read. */
function readTotals(db: Database, { until, by, version }: Counted): Promise<CountRow[]> {
  const group = groupOf(by);
  return db
    .selectFrom('survey_count')
    .select([
      'version',
      'question',
      'choice',
      group.as('of_group'),
      ({ fn }) => fn.sum<number>('total').as('count'),
    ])
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .$if(until !== undefined, (query) => query.where('month', '<=', until ?? ''))
    .groupBy(['version', 'question', 'choice'])
    .$if(by !== undefined, (query) => query.groupBy(group))
    .execute();
}

/** The counts of the hidden answers, which are subtracted. */
async function readHidden(db: Database, view: View, { until, by, version }: Counted): Promise<CountRow[]> {
  if (view.hiddenTeams.length === 0) return [];
  const group = groupOf(by);
  return db
    .selectFrom('survey_answer')
    .select([
      'version',
      'question',
      'choice',
      group.as('of_group'),
      ({ fn }) => fn.countAll<number>().as('count'),
    ])
    .where('request_id', 'in', selectHidden(db, view))
    .where('choice', '<>', '')
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .$if(until !== undefined, (query) => query.where('created_at', '<', endOfMonth(until ?? '')))
    .groupBy(['version', 'question', 'choice'])
    .$if(by !== undefined, (query) => query.groupBy(group))
    .execute();
}

/** The instant at which the next month begins, Riyadh. @param month yyyy-MM */
function endOfMonth(month: string): string {
  const inNext = toDay(new Date(Date.parse(`${month}-01`) + 31 * DAY_MS));
  return startOfDay(`${inNext.slice(0, 7)}-01`);
}

/** Counts by version, question, choice and group. */
export interface AnswerCounts {
  /** @param choice, group all of them by default */
  of(place: { version: number; question: string; choice?: string; group?: string | undefined }): number;
}

/** The answers that the reader may count. */
export async function countAnswers(db: Database, view: View, counted: Counted = {}): Promise<AnswerCounts> {
  const [totals, hidden] = await Promise.all([readTotals(db, counted), readHidden(db, view, counted)]);
  const add = (rows: readonly CountRow[], place: Parameters<AnswerCounts['of']>[0]) =>
    rows
      .filter(({ version, question }) => version === place.version && question === place.question)
      .filter(({ choice }) => place.choice === undefined || choice === place.choice)
      .filter(({ of_group }) => place.group === undefined || of_group === place.group)
      .reduce((sum, { count }) => sum + Number(count), 0);
  return { of: (place) => add(totals, place) - add(hidden, place) };
}

/** The counts of the questions of a version, of all respondents and of each group. */
export function tabulate(
  counts: AnswerCounts,
  { version, questions }: SurveyVersion,
  locale: Locale,
  by?: SurveyGrouping,
): Pick<SurveyFigures, 'respondents' | 'groups' | 'questions'> {
  const groups = by ? [...GROUPS[by].keys] : [];
  const labels = readLabels({ questions }, locale);
  const asked = questions.filter(({ kind }) => kind !== 'textarea');
  return {
    respondents: round(counts.of({ version, question: 'operatorKind' })),
    groups,
    questions: asked.map(({ name, kind, options }) => {
      const table = options.map(({ key }) =>
        [undefined, ...groups].map((group) => counts.of({ version, question: name, choice: key, group })),
      );
      const shown = hideSmallCounts(table, kind === 'radio');
      return {
        name,
        text: labels.question(name),
        answers: options.map(({ key }, index) => ({
          key,
          label: labels.choice(name, key),
          counts: shown[index] ?? [],
        })),
      };
    }),
  };
}

/** A page of the texts in a random order, which is also the key of the pages: it tells nothing about their authors. */
export async function listSuggestions(
  db: Database,
  view: View,
  version: SurveyVersion,
  { locale, after = '' }: { locale: Locale; after?: string | undefined },
): Promise<SurveyFigures['suggestions']> {
  const texts = db
    .selectFrom('survey_answer')
    .where('survey_answer.version', '=', version.version)
    .where('choice', '=', '')
    .$if(view.hiddenTeams.length > 0, (query) => query.where('request_id', 'not in', selectHidden(db, view)));
  const first = await texts.select('place').limit(LEAST).execute();
  if (first.length < LEAST) return { rows: [], next: null };
  const found = await texts
    .innerJoin('service_request', 'service_request.id', 'request_id')
    .select(['place', 'question', 'data'])
    .where(sql<SqlBool>`place > ${after}`)
    .orderBy('place')
    .limit(SUGGESTIONS + 1)
    .execute();
  const labels = readLabels(version, locale);
  const rows = found.slice(0, SUGGESTIONS);
  return {
    rows: rows.map(({ place, question, data }) => ({
      id: place,
      question: labels.question(question),
      text: String((JSON.parse(data) as Answers)[question]).trim(),
    })),
    next: found.length > SUGGESTIONS ? (rows.at(-1)?.place ?? null) : null,
  };
}

/** The same for everyone; null if no count of the version can be shown. */
export function toReported(
  counts: AnswerCounts,
  version: SurveyVersion,
  locale: Locale,
): ReportedVersion | null {
  const { respondents, questions } = tabulate(counts, version, locale);
  if (!hasShownCount({ questions })) return null;
  const rounded = questions.map(({ answers, ...question }) => ({
    ...question,
    answers: answers.map(({ key, label, counts: [count = null] }) => ({
      key,
      label,
      count: count === null ? null : round(count),
    })),
  }));
  const publishedOn = version.publishedAt === null ? null : toDay(new Date(version.publishedAt));
  return { version: version.version, publishedOn, respondents, questions: rounded };
}
