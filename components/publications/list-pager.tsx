import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { addQuery, type ListQuery } from '@/lib/publications/list-query';
import styles from './list-pager.module.css';

interface Props {
  locale: Locale;
  address: string;
  /** What stays in the address from page to page. */
  filters: ListQuery;
  newer: string | null;
  older: string | null;
}

/** Links to newer and older publications. They name a publication, so that whatever is added moves nothing. */
export async function ListPager({ locale, address, filters, newer, older }: Props) {
  if (!newer && !older) return null;
  const t = await loadTranslator(locale, 'publications');
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      {newer ? (
        <a href={addQuery(address, { ...filters, after: newer })} rel="prev">
          <Icon name="arrow" className={styles.back} />
          {t('pager.newer')}
        </a>
      ) : (
        <span />
      )}
      {older ? (
        <a href={addQuery(address, { ...filters, before: older })} rel="next">
          {t('pager.older')}
          <Icon name="arrow" />
        </a>
      ) : null}
    </nav>
  );
}
