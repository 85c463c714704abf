import { getLocale, getTranslations } from 'next-intl/server';
import { FAQJsonLd } from 'next-seo';
import { LookUpPage } from '@/components/content/look-up-page';
import { ReviewNotice } from '@/components/content/review-notice';
import { findQuestions, groupByCategory } from '@/lib/guides/faqs/find-questions';
import { listQuestions } from '@/lib/guides/faqs/queries';
import { CATEGORIES } from '@/lib/guides/faqs/questions';
import { type Query, readChoice, readQueryValue } from '@/lib/routing/query-value';
import { getAddress } from '@/lib/routing/site-address';
import { CategoryLinks } from './category-links';
import { FaqList } from './faq-list';
import styles from './faqs-page.module.css';

/** So few answers may all stand open. */
const OPEN_RESULTS = 3;

/** Questions and answers by topic, with a search; topic and words stand in the address. */
export async function FaqsPage({ query }: { query: Query }) {
  const locale = await getLocale();
  const t = await getTranslations('faqs');
  const words = readQueryValue(query, 'q');
  const category = readChoice(query, 'category', CATEGORIES);
  const found = findQuestions(await listQuestions(locale), { words, category });
  const isOpen = words !== '' && found.length <= OPEN_RESULTS;
  return (
    <LookUpPage
      route="faqs"
      address={getAddress(locale, '/Faqs')}
      words={words}
      {...(category ? { kept: { category } } : {})}
      choices={<CategoryLinks current={category} words={words} />}
      count={found.length}
      foot={<ReviewNotice />}
      next={['dictionary', 'hajRemember', 'umrahRemember']}
    >
      {groupByCategory(found).map(({ category: topic, questions }) => (
        <section className={styles.topic} key={topic} aria-labelledby={`topic-${topic}`}>
          <h2 id={`topic-${topic}`}>{t(`categories.${topic}`)}</h2>
          <FaqList questions={questions} isOpen={isOpen} />
        </section>
      ))}
      <FAQJsonLd questions={found.map(({ question, answer }) => ({ question, answer }))} />
    </LookUpPage>
  );
}
