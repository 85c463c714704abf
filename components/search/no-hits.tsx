import { getLocale, getTranslations } from 'next-intl/server';
import { getSearchAddress } from '@/lib/search/search-address';
import styles from './results-page.module.css';

interface Props {
  query: string;
  suggestions: readonly string[];
}

/** What to do where nothing was found: texts that may have been meant, and how the search works. */
export async function NoHits({ query, suggestions }: Props) {
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
