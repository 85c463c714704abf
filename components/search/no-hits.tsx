import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { getSearchAddress } from '@/lib/search/search-address';
import styles from './results-page.module.css';

interface Props {
  locale: Locale;
  query: string;
  suggestions: readonly string[];
}

/** What to do where nothing was found: texts that may have been meant, and how the search works. */
export async function NoHits({ locale, query, suggestions }: Props) {
  const t = await getTranslations({ locale, namespace: 'search' });
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
