import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { addQuery, type ListQuery } from '@/lib/publications/list-query';
import styles from './list-pager.module.css';

interface Props {
  address: string;
  /** The filters, which are kept in the address from page to page. */
  filters: ListQuery;
  newer: string | null;
  older: string | null;
  anchor?: string;
}

/** They contain the key of an entry, so that added entries do not shift the pages. */
export async function ListPager({ address, filters, newer, older, anchor }: Props) {
  if (!newer && !older) return null;
  const t = await getTranslations('publications');
  const toHref = (query: ListQuery) =>
    addQuery(address, { ...filters, ...query }) + (anchor ? `#${anchor}` : '');
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      {newer ? (
        <a href={toHref({ after: newer })} rel="prev">
          <Icon name="arrow" className={styles.back} />
          {t('pager.newer')}
        </a>
      ) : (
        <span />
      )}
      {older ? (
        <a href={toHref({ before: older })} rel="next">
          {t('pager.older')}
          <Icon name="arrow" />
        </a>
      ) : null}
    </nav>
  );
}
