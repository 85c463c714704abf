import { getTranslations } from 'next-intl/server';
import { FAQJsonLd } from 'next-seo';
import { NextSteps } from '@/components/content/next-steps';
import { PageHeader } from '@/components/content/page-header';
import { ReviewNotice } from '@/components/content/review-notice';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SearchForm } from '@/components/ui/search-form';
import { findQuestions, groupByCategory } from '@/lib/faqs/find-questions';
import { listQuestions } from '@/lib/faqs/queries';
import { CATEGORIES } from '@/lib/faqs/questions';
import type { Locale } from '@/lib/i18n/locales';
import { type Query, readChoice, readQueryValue } from '@/lib/routes/query-value';
import { getAddress } from '@/lib/seo/site-address';
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
  const address = getAddress(locale, '/Faqs');
  return (
    <>
      <PageHeader locale={locale} route="faqs" lead={t('lead')} />
      <div className={`container ${styles.page}`}>
        <SearchForm
          action={address}
          label={t('search.label')}
          hint={t('search.hint')}
          submit={t('search.submit')}
          value={words}
          {...(category ? { kept: { category } } : {})}
        />
        <CategoryLinks locale={locale} current={category} words={words} />
        <p className={styles.count}>
          {words === ''
            ? t('count', { count: found.length })
            : t('found', { count: found.length, query: words })}
          {words === '' ? null : <a href={address}>{t('search.clear')}</a>}
        </p>
        {groupByCategory(found).map(({ category: topic, questions }) => (
          <section className={styles.topic} key={topic} aria-labelledby={`topic-${topic}`}>
            <h2 id={`topic-${topic}`}>{t(`categories.${topic}`)}</h2>
            <FaqList
              locale={locale}
              questions={questions}
              isOpen={words !== '' && found.length <= OPEN_RESULTS}
            />
          </section>
        ))}
        {found.length === 0 ? (
          <Notice tone="info" title={t('none.title')}>
            <p>{t('none.text')}</p>
            <ButtonLink variant="secondary" href={address}>
              {t('none.all')}
            </ButtonLink>
          </Notice>
        ) : (
          <FAQJsonLd questions={found.map(({ question, answer }) => ({ question, answer }))} />
        )}
        <ReviewNotice locale={locale} />
      </div>
      <NextSteps locale={locale} routes={['dictionary', 'hajRemember', 'umrahRemember']} />
    </>
  );
}
