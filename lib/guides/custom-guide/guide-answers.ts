import { type Query, readChoice } from '@/lib/routing/query-value';

export const QUESTIONS = {
  nusuk: ['tamattu', 'qiran', 'ifrad'],
  sex: ['man', 'woman'],
  from: ['inside', 'abroad'],
  by: ['air', 'land'],
} as const;

const nameAll = <Question extends string, Value extends string>(
  question: Question,
  values: readonly Value[],
) => values.map((value) => ({ value, name: `questions.${question}.options.${value}` as const }));

/** The same with the message key of each answer in `customGuide`. */
export const OPTIONS = {
  nusuk: nameAll('nusuk', QUESTIONS.nusuk),
  sex: nameAll('sex', QUESTIONS.sex),
  from: nameAll('from', QUESTIONS.from),
  by: nameAll('by', QUESTIONS.by),
};

export type QuestionKey = keyof typeof QUESTIONS;
export type Answers = { [Key in QuestionKey]: (typeof QUESTIONS)[Key][number] };

export const QUESTION_KEYS: readonly QuestionKey[] = ['nusuk', 'sex', 'from', 'by'];

export function readAnswers(query: Query): Partial<Answers> {
  const answers = {
    nusuk: readChoice(query, 'nusuk', QUESTIONS.nusuk),
    sex: readChoice(query, 'sex', QUESTIONS.sex),
    from: readChoice(query, 'from', QUESTIONS.from),
    by: readChoice(query, 'by', QUESTIONS.by),
  };
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null));
}

export function isComplete(answers: Partial<Answers>): answers is Answers {
  return QUESTION_KEYS.every((key) => answers[key] !== undefined);
}
