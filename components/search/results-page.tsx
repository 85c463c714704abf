import { getLocale, getTranslations } from 'next-intl/server';
import { NextSteps } from '@/components/content/next-steps';
import { Breadcrumbs } from '@/components/content/page-header';
import { SearchForm } from '@/components/layout/search-box/portal-search-form';
import { ShareMenu } from '@/components/layout/share/share-menu';
import { Notice } from '@/components/ui/notice';
import { answerUnavailable } from '@/lib/page-reads/record-reads';
import type { PageAddress } from '@/lib/routing/query-value';
import { findInPortal } from '@/lib/search/queries';
import { getSearchAddress, readPageNumber, readSearchText } from '@/lib/search/search-address';
import { HitList } from './hit-list';
import { ResultPages } from './result-pages';
import styles from './results-page.module.css';

interface NoHitsProps {
  query: string;
  suggestions: readonly string[];
}

/** Help for a search without hits: alternative spellings, and how the search works. */
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

/** The search results: the field with the text, ten hits, and help if there are none. */
export async function ResultsPage({ id, path, query }: PageAddress) {
  const text = readSearchText(id);
  const locale = await getLocale();
  const t = await getTranslations('search');
  const found = await findInPortal(locale, text, readPageNumber(query.page));
  if (!found) answerUnavailable();
  return (
    <>
      <div className={`container ${styles.page}`}>
        <div className={styles.bar}>
          <Breadcrumbs route="searchText" />
          {found && found.total > 0 ? <ShareMenu path={path} title={t('heading', { text })} isShort /> : null}
        </div>
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
            <ResultPages
              page={found.page}
              pages={found.pages}
              toHref={(page) => getSearchAddress(locale, text, page)}
            />
          </>
        ) : null}
        {found?.total === 0 ? <NoHits query={text} suggestions={found.suggestions} /> : null}
      </div>
      {found?.total === 0 ? <NextSteps routes={['haj', 'umrah', 'researchers']} /> : null}
    </>
  );
}
