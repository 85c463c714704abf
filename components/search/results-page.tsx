import { getLocale, getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/content/breadcrumbs';
import { NextSteps } from '@/components/content/next-steps';
import { SearchForm } from '@/components/layout/search/search-form';
import { Notice } from '@/components/ui/notice';
import { findInPortal } from '@/lib/search/queries';
import { HitList } from './hit-list';
import { NoHits } from './no-hits';
import { ResultPages } from './result-pages';
import styles from './results-page.module.css';

interface Props {
  /** What is looked for, at most 200 characters. */
  text: string;
  /** From 1. */
  page: number;
}

/** What the search found: the field with the text kept, ten hits, and a way on where there are none. */
export async function ResultsPage({ text, page }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('search');
  const found = await findInPortal(locale, text, page);
  return (
    <>
      <div className={`container ${styles.page}`}>
        <Breadcrumbs route="searchText" />
        <h1>{t('heading', { text })}</h1>
        <SearchForm id="search-text" text={text} />
        {found ? null : (
          <Notice tone="warning" title={t('unavailable.title')}>
            <p>{t('unavailable.text')}</p>
          </Notice>
        )}
        {found && found.total > 0 ? (
          <>
            <p className={styles.count}>{t('count', { count: found.total })}</p>
            <HitList query={text} hits={found.hits} />
            <ResultPages query={text} page={found.page} pages={found.pages} />
          </>
        ) : null}
        {found?.total === 0 ? <NoHits query={text} suggestions={found.suggestions} /> : null}
      </div>
      {found?.total === 0 ? <NextSteps routes={['haj', 'umrah', 'researchers']} /> : null}
    </>
  );
}
