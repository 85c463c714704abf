import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { QUESTIONS, type Question } from './questions';

/** Every question in one language. */
export async function listQuestions(locale: Locale): Promise<Question[]> {
  const t = await getTranslations({ locale, namespace: 'faqs' });
  return QUESTIONS.map((row) => ({
    ...row,
    question: t(`items.${row.key}.question`),
    answer: t(`items.${row.key}.answer`),
  }));
}
