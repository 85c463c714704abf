import { getLocale, getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import type { Permit } from '@/lib/award/schemas';
import { writeLabel } from '@/lib/i18n/format';
import { formatDatesAndTime } from '@/lib/i18n/format-time';
import { LocalTime } from './local-time';

/** The submission of the application is open again: until when, in Riyadh and here, and why. */
export async function Reopened({ permit: { until, reason } }: { permit: Permit }) {
  const locale = await getLocale();
  const t = await getTranslations('exceptions');
  const award = await getTranslations('award.application');
  return (
    <Notice tone="info" title={t('reopened.title')}>
      <p>{t('reopened.text', { until: formatDatesAndTime(new Date(until), locale) })}</p>
      <LocalTime at={until} label={award('local')} locale={locale} />
      {reason ? (
        <p>
          {writeLabel(t('reason'), locale)} <bdi>{reason}</bdi>
        </p>
      ) : null}
    </Notice>
  );
}
