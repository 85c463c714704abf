import { type formatDate, formatDates, toDay } from '@/lib/i18n/format';
import { formatDatesAndTime } from '@/lib/i18n/format-time';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import type { OpenForm } from './describe-today';
import type { Days } from './timeline';

/** A day or a range of days, formatted in one calendar. */
export function nameDays(
  { from, to }: Days,
  t: Translator<'award'>,
  locale: Locale,
  format: typeof formatDate,
) {
  if (toDay(from) === toDay(to)) return format(from, locale);
  return t('range', { from: format(from, locale), to: format(to, locale) });
}

/**
 * Until when forms are open, in both calendars: one sentence if they close at the same time. Says so where they are
 * open only for trying the portal, because the dates of the edition may be over.
 */
export function nameOpenForms(forms: readonly OpenForm[], t: Translator<'award'>, locale: Locale): string {
  const ends = forms.map(({ form, until, isTimed }) => ({
    form,
    date: (isTimed ? formatDatesAndTime : formatDates)(until, locale),
  }));
  const [first, second] = ends;
  const text =
    first && first.date === second?.date
      ? t('openUntil.both', { date: first.date })
      : ends.map(({ form, date }) => t(`openUntil.${form}`, { date })).join(' ');
  return forms.some(({ isTrial }) => isTrial) ? t('openUntil.trial', { text }) : text;
}
