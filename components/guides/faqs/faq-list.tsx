import { getLocale, getTranslations } from 'next-intl/server';
import { QuestionList } from '@/components/content/question-list';
import type { Question } from '@/lib/guides/faqs/questions';
import { getRoute } from '@/lib/routing/table';
import styles from './faq-list.module.css';

interface Props {
  questions: readonly Question[];
  /** Answers stand open, where only a few were found. */
  isOpen: boolean;
}

/** Frequent questions, each with an address of its own and, where there is one, the page that says more. */
export async function FaqList({ questions, isOpen }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('faqs');
  const meta = await getTranslations('meta');
  const entries = questions.map(({ key, question, answer, route }) => ({
    key,
    id: key,
    question,
    answer: (
      <>
        <p className={styles.answer}>{answer}</p>
        {route ? (
          <p className={styles.more}>
            {t('readMore')} <a href={`/${locale}${getRoute(route).path}`}>{meta(`${route}.title`)}</a>
          </p>
        ) : null}
      </>
    ),
  }));
  return <QuestionList questions={entries} isOpen={isOpen} />;
}
