import { getLocale, getTranslations } from 'next-intl/server';
import { NextSteps } from '@/components/content/next-steps';
import { Breadcrumbs } from '@/components/content/page-header';
import { SearchForm } from '@/components/layout/search-box/search-form';
import { ShareMenu } from '@/components/layout/share/share-menu';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import type { PageAddress } from '@/lib/routing/query-value';
import { findInPortal } from '@/lib/search/queries';
import { getSearchAddress, readPageNumber, readSearchText } from '@/lib/search/search-address';
import { HitList } from './hit-list';
import styles from './results-page.module.css';

interface NoHitsProps {
  query: string;
  suggestions: readonly string[];
}

/** What to do where nothing was found: texts that may have been meant, and how the search works. */
async function NoHits({ query, suggestions }: NoHitsProps) {
  const locale = await getLocale();
  const t = await getTranslations('search');
  return (
    <div className={styles.none}>
      <h2>{t('none.title', { text: query })}</h2>
      {suggestions.length > 0 ? (
        <>
          <p>{t('none.meant')}</p>
          <ul>
            {suggestions.map((text) => (
              <li key={text}>
                <a href={getSearchAddress(locale, text)}>{text}</a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p>{t('none.tips')}</p>
    </div>
  );
}

interface ResultPagesProps {
  query: string;
  page: number;
  pages: number;
}

async function ResultPages({ query, page, pages }: ResultPagesProps) {
  const locale = await getLocale();
  if (pages === 1) return null;
  const t = await getTranslations('search');
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      {page > 1 ? (
        <a href={getSearchAddress(locale, query, page - 1)} rel="prev">
          <Icon name="chevron" className={styles.back} />
          {t('previous')}
        </a>
      ) : null}
      <p>{t('pageOf', { page, pages })}</p>
      {page < pages ? (
        <a href={getSearchAddress(locale, query, page + 1)} rel="next">
          {t('next')}
          <Icon name="chevron" />
        </a>
      ) : null}
    </nav>
  );
}

/** What the search found: the field with the text kept, ten hits, and a way on where there are none. */
export async function ResultsPage({ id, path, query }: PageAddress) {
  const text = readSearchText(id);
  const locale = await getLocale();
  const t = await getTranslations('search');
  const found = await findInPortal(locale, text, readPageNumber(query.page));
  return (
    <>
      <div className={`container ${styles.page}`}>
        <Breadcrumbs route="searchText" />
        <h1>{t('heading', { text })}</h1>
        <SearchForm id="search-text" text={text} />
        <ShareMenu path={path} title={t('heading', { text })} />
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
