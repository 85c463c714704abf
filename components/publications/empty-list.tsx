import { StarMark } from '@/components/layout/star-mark';
import { ButtonLink } from '@/components/ui/button';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { getSearchAddress } from '@/lib/search/search-address';
import styles from './empty-list.module.css';

interface Props {
  locale: Locale;
  address: string;
  /** The words that were looked for, if any. */
  text: string | undefined;
  isFiltered: boolean;
}

/** Nothing to list: why, and a way on. */
export async function EmptyList({ locale, address, text, isFiltered }: Props) {
  const t = await loadTranslator(locale, 'publications');
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
