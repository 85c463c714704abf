import { getLocale, getTranslations } from 'next-intl/server';
import { findReview } from '@/lib/content/find-review';
import { listRulings, needsReview } from '@/lib/content/list-rulings';
import { formatDate, parseDay } from '@/lib/i18n/format';
import { ROUTES, type RouteKey } from '@/lib/routing/table';
import styles from './admin.module.css';

interface Props {
  route: RouteKey;
  /** The query of the editor for another page. */
  query: (route: RouteKey) => string;
}

/**
 * Whether a scholar has reviewed the religious text of a page, the rulings that it states, and the pages that
 * still need a review.
 */
export async function ReviewState({ route, query }: Props) {
  const locale = await getLocale();
  const [t, meta, content] = await Promise.all([
    getTranslations('admin.editor.review'),
    getTranslations('meta'),
    getTranslations('content.review'),
  ]);
  const review = findReview(route, locale);
  const rulings = listRulings(route);
  const waiting = ROUTES.map(({ key }) => key).filter((key) => needsReview(key) && !findReview(key, locale));
  const state = review
    ? content('done', { reviewer: review.reviewer, date: formatDate(parseDay(review.on), locale) })
    : t('awaiting');
  return (
    <section className={`${styles.change} ${styles.folds} ${styles.apart}`} aria-labelledby="review">
      <h2 id="review">{t('title')}</h2>
      <p>{needsReview(route) ? state : t('none')}</p>
      {rulings.length > 0 ? (
        <details>
          <summary>{t('rulings', { count: rulings.length })}</summary>
          <ul lang="en" dir="ltr">
            {rulings.map(({ says, source }) => (
              <li key={says}>
                {says} <cite>{source}</cite>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <details>
        <summary>{t('waiting', { count: waiting.length })}</summary>
        <ul>
          {waiting.map((key) => (
            <li key={key}>
              <a href={query(key)}>{meta(`${key}.title`)}</a>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
