import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { getSearchAddress } from '@/lib/search/search-address';
import styles from './results-page.module.css';

interface Props {
  locale: Locale;
  query: string;
  page: number;
  pages: number;
}

/** Links to the pages of results before and after this one. */
export async function ResultPages({ locale, query, page, pages }: Props) {
  if (pages === 1) return null;
  const t = await getTranslations({ locale, namespace: 'search' });
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
