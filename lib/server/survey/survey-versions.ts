import 'server-only';
import type { Kysely } from 'kysely';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { loadTextReader } from '@/lib/i18n/translator';
import type { Tables } from '@/lib/server/db/tables';
import { operatorSurveyForm } from '@/lib/survey/operator-survey-form';
import {
  QUESTION_KINDS,
  type StoredQuestion,
  type SurveyVersion,
  storedQuestions,
} from '@/lib/survey/survey-version';

const form: FormDefinition = operatorSurveyForm;
const { fields: FIRST } = form.sections.find(({ key }) => key === form.asks?.section) ?? { fields: [] };

async function writeFirst(): Promise<SurveyVersion> {
  const readers = await Promise.all(
    LOCALE_CODES.map(async (locale) => [locale, await loadTextReader(locale, form.namespace)] as const),
  );
  const say = (message: string | null) =>
    Object.fromEntries(readers.map(([locale, read]) => [locale, message ? read(message) : ''])) as Record<
      Locale,
      string
    >;
  const questions = FIRST.map((field): StoredQuestion => {
    const { name } = field;
    const kind = QUESTION_KINDS.find((known) => known === field.kind);
    if (!kind) throw new Error(`The survey cannot ask ${name}`);
    const keys = 'options' in field && 'keys' in field.options ? field.options.keys : [];
    return {
      name,
      kind,
      required: field.required ?? false,
      texts: say(`fields.${name}.label`),
      hints: say(field.hint ? `fields.${name}.hint` : null),
      options: keys.map((key) => ({ key, texts: say(`options.${name}.${key}`) })),
    };
  });
  return { version: 1, questions, publishedAt: null };
}

let first: Promise<SurveyVersion> | undefined;

/** The questions of the definition, with the labels of the messages. */
function readFirst(): Promise<SurveyVersion> {
  first ??= writeFirst();
  return first;
}

/** Every published version, the newest first. */
export async function readVersions(db: Kysely<Tables>): Promise<[SurveyVersion, ...SurveyVersion[]]> {
  const rows = await db
    .selectFrom('survey_version')
    .select(['version', 'questions', 'published_at'])
    .where('published_at', 'is not', null)
    .orderBy('version', 'desc')
    .execute();
  const [newest, ...older] = rows.map(({ version, questions, published_at }) => ({
    version,
    questions: storedQuestions.parse(JSON.parse(questions)),
    publishedAt: published_at,
  }));
  return newest ? [newest, ...older, await readFirst()] : [await readFirst()];
}

/** The number of the version that the survey asks now. */
export async function readCurrentVersion(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('survey_version')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  return row?.version ?? 1;
}

/** @param version by default that which the survey asks now @returns null for one that has not been published */
export async function findVersion(
  db: Kysely<Tables>,
  version: number | undefined,
): Promise<SurveyVersion | null> {
  const versions = await readVersions(db);
  return version === undefined ? versions[0] : (versions.find((one) => one.version === version) ?? null);
}
