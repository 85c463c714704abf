import { getLocale, getTranslations } from 'next-intl/server';
import { StarMark } from '@/components/layout/star-mark';
import { ButtonLink } from '@/components/ui/button';
import { getSearchAddress } from '@/lib/search/search-address';
import styles from './empty-list.module.css';

interface Props {
  address: string;
  text: string | undefined;
  isFiltered: boolean;
}

/** An empty list: the reason, and a link to continue. */
export async function EmptyList({ address, text, isFiltered }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('publications');
  return (
    <div className={styles.empty}>
      <StarMark className={styles.mark} />
      <h2>{t(isFiltered ? 'empty.filtered' : 'empty.title')}</h2>
      <p>{t(isFiltered ? 'empty.advice' : 'empty.text')}</p>
      <p className={styles.ways}>
        {isFiltered ? (
          <ButtonLink variant="secondary" href={address}>
            {t('empty.all')}
          </ButtonLink>
        ) : null}
        {text ? (
          <ButtonLink variant="plain" href={getSearchAddress(locale, text)}>
            {t('empty.search', { text })}
          </ButtonLink>
        ) : null}
      </p>
    </div>
  );
}
