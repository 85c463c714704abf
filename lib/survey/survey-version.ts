import { z } from 'zod';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';

export const QUESTION_KINDS = ['radio', 'checkboxes', 'textarea'] as const;

const texts = z.record(z.enum(LOCALE_CODES), z.string());

const storedQuestion = z.object({
  /** Name of its field in the body of AddOperatorSurvey: never reused for another question. */
  name: z.string(),
  kind: z.enum(QUESTION_KINDS),
  required: z.boolean(),
  texts,
  /** Empty texts for a question without a hint. */
  hints: texts,
  /** Options in display order; none for a text. */
  options: z.array(z.object({ key: z.string(), texts })),
});
export type StoredQuestion = z.infer<typeof storedQuestion>;
export type StoredChoice = StoredQuestion['options'][number];

export const storedQuestions = z.array(storedQuestion);

export interface SurveyVersion {
  version: number;
  questions: readonly StoredQuestion[];
  /** ISO-8601; null for the first version, which is in the code. */
  publishedAt: string | null;
}

/** The labels of a version in a language. */
export interface VersionTexts {
  question(name: string): string;
  choice(name: string, key: string): string;
}

export function readLabels({ questions }: Pick<SurveyVersion, 'questions'>, locale: Locale): VersionTexts {
  const find = (name: string) => questions.find((question) => question.name === name);
  return {
    question: (name) => find(name)?.texts[locale] ?? name,
    choice: (name, key) => find(name)?.options.find((option) => option.key === key)?.texts[locale] ?? key,
  };
}
