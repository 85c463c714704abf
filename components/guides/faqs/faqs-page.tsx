import { getTranslations } from 'next-intl/server';
import { FAQJsonLd } from 'next-seo';
import { LookUpPage } from '@/components/content/look-up-page';
import { ReviewNotice } from '@/components/content/review-notice';
import { findQuestions, groupByCategory } from '@/lib/guides/faqs/find-questions';
import { listQuestions } from '@/lib/guides/faqs/queries';
import { CATEGORIES } from '@/lib/guides/faqs/questions';
import type { Locale } from '@/lib/i18n/locales';
import { type Query, readChoice, readQueryValue } from '@/lib/routing/query-value';
import { getAddress } from '@/lib/routing/site-address';
import { CategoryLinks } from './category-links';
import { FaqList } from './faq-list';
import styles from './faqs-page.module.css';

/** So few answers may all stand open. */
const OPEN_RESULTS = 3;

/** Questions and answers by topic, with a search; topic and words stand in the address. */
export async function FaqsPage({ locale, query }: { locale: Locale; query: Query }) {
  const t = await getTranslations({ locale, namespace: 'faqs' });
  const words = readQueryValue(query, 'q');
  const category = readChoice(query, 'category', CATEGORIES);
  const found = findQuestions(await listQuestions(locale), { words, category });
  const isOpen = words !== '' && found.length <= OPEN_RESULTS;
  return (
    <LookUpPage
      locale={locale}
      route="faqs"
      address={getAddress(locale, '/Faqs')}
      words={words}
      {...(category ? { kept: { category } } : {})}
      choices={<CategoryLinks locale={locale} current={category} words={words} />}
      count={found.length}
      foot={<ReviewNotice locale={locale} />}
      next={['dictionary', 'hajRemember', 'umrahRemember']}
    >
      {groupByCategory(found).map(({ category: topic, questions }) => (
        <section className={styles.topic} key={topic} aria-labelledby={`topic-${topic}`}>
          <h2 id={`topic-${topic}`}>{t(`categories.${topic}`)}</h2>
          <FaqList locale={locale} questions={questions} isOpen={isOpen} />
        </section>
      ))}
      <FAQJsonLd questions={found.map(({ question, answer }) => ({ question, answer }))} />
    </LookUpPage>
  );
}
