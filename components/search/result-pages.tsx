import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { getSearchAddress } from '@/lib/search/search-address';
import styles from './results-page.module.css';

interface Props {
  query: string;
  page: number;
  pages: number;
}

/** Links to the pages of results before and after this one. */
export async function ResultPages({ query, page, pages }: Props) {
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
