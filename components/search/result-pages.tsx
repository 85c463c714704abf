import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import styles from './result-pages.module.css';

interface Props {
  /** Starts at 1. */
  page: number;
  pages: number;
  toHref: (page: number) => string;
}

/** Links to the previous and the next page with the number of pages; nothing if there is only one page. */
export async function ResultPages({ page, pages, toHref }: Props) {
  if (pages <= 1) return null;
  const t = await getTranslations('search');
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      {page > 1 ? (
        <a href={toHref(page - 1)} rel="prev">
          <Icon name="chevron" className={styles.back} />
          {t('previous')}
        </a>
      ) : null}
      <p>{t('pageOf', { page, pages })}</p>
      {page < pages ? (
        <a href={toHref(page + 1)} rel="next">
          {t('next')}
          <Icon name="chevron" />
        </a>
      ) : null}
    </nav>
  );
}
