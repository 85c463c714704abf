import { useLocale } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { formatDate, separatorOf } from '@/lib/i18n/format';
import { hasText } from '@/lib/i18n/has-text';
import { findExcerpt, markMatches } from '@/lib/search/mark-matches';
import type { Found } from '@/lib/search/queries';
import styles from './results-page.module.css';

function MarkedText({ text, query }: { text: string; query: string }) {
  const locale = useLocale();
  return markMatches(text, query, locale).map(({ text: piece, isMatch, start }) =>
    isMatch ? <mark key={start}>{piece}</mark> : piece,
  );
}

interface Props {
  query: string;
  hits: Found['hits'];
}

export async function HitList({ query, hits }: Props) {
  const locale = await getLocale();
  const kinds = await getTranslations('search.kinds');
  const nameKind = (kind: string) => (hasText(kinds, kind) ? kinds(kind) : kinds('page'));
  return (
    <ol className={styles.hits}>
      {hits.map(({ path, kind, title, summary, body, publishedAt }) => (
        <li key={path}>
          <p className={styles.kind}>
            {nameKind(kind)}
            {publishedAt ? (
              <>
                {separatorOf(locale)}
                <time dateTime={publishedAt}>{formatDate(new Date(publishedAt), locale)}</time>
              </>
            ) : null}
          </p>
          <h2>
            <a href={`/${locale}${path}`}>
              <MarkedText text={title} query={query} />
            </a>
          </h2>
          <p>
            <MarkedText
              text={
                findExcerpt(summary, query, locale) ? summary : (findExcerpt(body, query, locale) ?? summary)
              }
              query={query}
            />
          </p>
        </li>
      ))}
    </ol>
  );
}
