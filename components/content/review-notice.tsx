import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { findReview } from '@/lib/content/find-review';
import { formatDate, parseDay } from '@/lib/i18n/format';
import type { RouteKey } from '@/lib/routing/table';

interface Props {
  route: RouteKey;
  /** An additional caveat of the page, if its text is a story and cannot contain it. */
  children?: ReactNode;
}

/** Says that a page is general guidance, and who has reviewed its religious text (CONTENT-10). */
export async function ReviewNotice({ route, children }: Props) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('content')]);
  const review = findReview(route, locale);
  return (
    <Notice tone="info" title={t('review.title')}>
      <p>{t('review.text')}</p>
      {children}
      {review ? (
        <p>
          {t('review.done', { reviewer: review.reviewer, date: formatDate(parseDay(review.on), locale) })}
        </p>
      ) : null}
    </Notice>
  );
}
