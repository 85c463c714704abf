import { getLocale, getTranslations } from 'next-intl/server';
import { EDITION } from '@/lib/award/definition/edition';
import { listOpenForms } from '@/lib/award/rules/describe-today';
import { nameDays, nameOpenForms } from '@/lib/award/rules/name-dates';
import { type Days, describeTimeline } from '@/lib/award/rules/timeline';
import { findAwardConfiguration } from '@/lib/award/server-side/queries';
import { formatDate, formatHijriDate, writeLabel } from '@/lib/i18n/format';
import { formatRiyals } from '@/lib/i18n/format-riyals';
import { readPageTime } from '@/lib/monitoring/page-time';
import type { BlockProps } from './block-props';
import { ContentTable } from './content-table';

export async function PrizeAmountsBlock({ block, t }: BlockProps<'prizeAmounts'>) {
  const locale = await getLocale();
  const award = await getTranslations('award');
  return (
    <ContentTable
      caption={t(`${block.at}.caption`)}
      columns={[t(`${block.at}.columns.place`), t(`${block.at}.columns.amount`)]}
      rows={EDITION.prizes.map(({ place, halalas }) => [
        t(`${block.at}.rows.${place}`),
        award.markup('facts.amount', { amount: formatRiyals(halalas, locale), unit: (name) => name }),
      ])}
    />
  );
}

/** The phases of the award with their days in both calendars and their status (AWARD-08, AWARD-09). */
export async function EditionBlock({ block: { at }, t }: BlockProps<'edition'>) {
  const locale = await getLocale();
  const award = await getTranslations('award');
  const configuration = await findAwardConfiguration(locale);
  const timeline = describeTimeline(EDITION.phases, configuration, readPageTime());
  const open = listOpenForms(configuration, readPageTime());
  const inWords = (days: Days | null, format: typeof formatDate) =>
    days ? nameDays(days, award, locale, format) : award('timeline.later');
  return (
    <>
      <ContentTable
        caption={t(`${at}.caption`)}
        columns={['phase', 'gregorian', 'hijri', 'state'].map((name) => t(`${at}.columns.${name}`))}
        rows={timeline.map(({ phase, days, state }) => [
          t(`${at}.rows.${phase.key}`),
          inWords(days, formatDate),
          inWords(days, formatHijriDate),
          t(`${at}.states.${state ?? 'unknown'}`),
        ])}
      />
      {timeline.map(({ phase, announced }) =>
        announced ? (
          <p key={phase.key}>
            {writeLabel(t(`${at}.rows.${phase.key}`), locale)}{' '}
            {award('timeline.changed', { days: inWords(announced, formatDate) })}
          </p>
        ) : null,
      )}
      {open.length > 0 ? <p>{nameOpenForms(open, award, locale)}</p> : null}
    </>
  );
}
