import { getLocale, getTranslations } from 'next-intl/server';
import { LookUpPage } from '@/components/content/look-up-page';
import { QUESTIONS_PAGE, QuestionList } from '@/components/content/question-list';
import { ReviewNotice } from '@/components/content/review-notice';
import { ChoiceLinks } from '@/components/ui/choice-links';
import { findQuestions, groupByCategory, listQuestions } from '@/lib/guides/faqs/find-questions';
import { CATEGORIES, type Category, type Question } from '@/lib/guides/faqs/questions';
import { type Query, readChoice, readQueryValue } from '@/lib/routing/query-value';
import { getAddress } from '@/lib/routing/site-address';
import { getRoute } from '@/lib/routing/table';
import styles from './faqs-page.module.css';

interface CategoryLinksProps {
  current: Category | null;
  words: string;
}

async function CategoryLinks({ current, words }: CategoryLinksProps) {
  const locale = await getLocale();
  const t = await getTranslations('faqs');
  const addressOf = (category: Category | null) => {
    const answers = new URLSearchParams({
      ...(words ? { q: words } : {}),
      ...(category ? { category } : {}),
    });
    return [getAddress(locale, '/Faqs'), answers.toString()].filter(Boolean).join('?');
  };
  return (
    <ChoiceLinks
      label={t('topics')}
      choices={[null, ...CATEGORIES].map((category) => ({
        key: category ?? 'all',
        label: t(`categories.${category ?? 'all'}`),
        href: addressOf(category),
        isCurrent: category === current,
      }))}
    />
  );
}

interface Props {
  questions: readonly Question[];
  /** Answers are open if there are only a few results. */
  isOpen: boolean;
}

/** Each question has its own address and a link to the page with more information. */
async function FaqList({ questions, isOpen }: Props) {
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
            {`${t('readMore')} `}
            <a href={`/${locale}${getRoute(route).path}`}>{meta(`${route}.title`)}</a>
          </p>
        ) : null}
      </>
    ),
  }));
  return <QuestionList questions={entries} isOpen={isOpen} />;
}

/** Up to this many answers are open. */
const OPEN_RESULTS = 3;

/** Questions and answers by topic, with a search; topic and words are in the address. */
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
      foot={<ReviewNotice route="faqs" />}
      next={['dictionary', 'hajRemember', 'umrahRemember']}
    >
      <div className={styles.topics} {...QUESTIONS_PAGE}>
        {groupByCategory(found).map(({ category: topic, questions }) => (
          <section className={styles.topic} key={topic} aria-labelledby={`topic-${topic}`}>
            <h2 id={`topic-${topic}`}>{t(`categories.${topic}`)}</h2>
            <FaqList questions={questions} isOpen={isOpen} />
          </section>
        ))}
      </div>
    </LookUpPage>
  );
}
