import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { matchesWords } from '@/lib/search/list-terms';
import { type Category, QUESTIONS, type Question } from './questions';

export async function listQuestions(locale: Locale): Promise<Question[]> {
  const t = await getTranslations({ locale, namespace: 'faqs' });
  return QUESTIONS.map((row) => ({
    ...row,
    question: t(`items.${row.key}.question`),
    answer: t(`items.${row.key}.answer`),
  }));
}

interface Wanted {
  /** Words searched in question and answer; '' for all. */
  words: string;
  category: Category | null;
}

export function findQuestions(questions: readonly Question[], { words, category }: Wanted): Question[] {
  return questions.filter(
    (entry) =>
      (category === null || entry.category === category) &&
      matchesWords(words, [entry.question, entry.answer]),
  );
}

export function groupByCategory(
  questions: readonly Question[],
): { category: Category; questions: Question[] }[] {
  const groups: { category: Category; questions: Question[] }[] = [];
  for (const entry of questions) {
    const group = groups.find(({ category }) => category === entry.category);
    if (group) group.questions.push(entry);
    else groups.push({ category: entry.category, questions: [entry] });
  }
  return groups;
}
