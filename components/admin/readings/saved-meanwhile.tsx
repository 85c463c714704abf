import { getLocale, getTranslations } from 'next-intl/server';
import type { OpenedReading } from '@/lib/admin/readings/reading-schemas';
import { COMMENT_CONTROL, SCORE_CONTROL } from '@/lib/award/rules/score-sheet';
import { formatNumber } from '@/lib/i18n/format-number';

interface Props {
  reading: OpenedReading;
  criterion: string;
  typed: URLSearchParams;
}

/** The score and the comment that another window has saved, if they differ from those of the post. */
export async function SavedMeanwhile({ reading, criterion, typed }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('readings.autosave');
  const score = reading.scores[criterion];
  const comment = reading.comments[criterion] ?? '';
  const isOtherScore = (typed.get(SCORE_CONTROL(criterion)) ?? '') !== String(score ?? '');
  const isOtherComment = (typed.get(COMMENT_CONTROL(criterion)) ?? '') !== comment;
  if (!isOtherScore && !isOtherComment) return null;
  return (
    <div>
      <strong>{t('meanwhile')}</strong>
      {isOtherScore ? <p>{score === undefined ? t('noScore') : formatNumber(score, locale)}</p> : null}
      {isOtherComment ? <p dir="auto">{comment || '–'}</p> : null}
    </div>
  );
}
