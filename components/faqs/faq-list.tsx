import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { Question } from '@/lib/faqs/questions';
import type { Locale } from '@/lib/i18n/locales';
import { getRoute } from '@/lib/routes/table';
import styles from './faq-list.module.css';

interface Props {
  locale: Locale;
  questions: readonly Question[];
  /** Answers stand open, where only a few were found. */
  isOpen: boolean;
}

/** Questions whose answers open without script, each with an address of its own. */
export async function FaqList({ locale, questions, isOpen }: Props) {
  const t = await getTranslations({ locale, namespace: 'faqs' });
  const meta = await getTranslations({ locale, namespace: 'meta' });
  return (
    <div className={styles.list}>
      {questions.map(({ key, question, answer, route }) => (
        <details key={key} id={key} open={isOpen}>
          <summary>
            <span>{question}</span>
            <Icon name="expand" />
          </summary>
          <p>{answer}</p>
          {route ? (
            <p className={styles.more}>
              {t('readMore')} <a href={`/${locale}${getRoute(route).path}`}>{meta(`${route}.title`)}</a>
            </p>
          ) : null}
        </details>
      ))}
    </div>
  );
}
