import { getLocale, getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import { listAnnounced, listOffered, SEED } from '@/lib/award/definition/edition';
import type { PrizePlace } from '@/lib/award/definition/outcomes';
import { listOpenForms } from '@/lib/award/rules/describe-today';
import { nameDays, nameOpenForms } from '@/lib/award/rules/name-dates';
import { namePrize } from '@/lib/award/rules/name-prize';
import { type Days, describeTimeline } from '@/lib/award/rules/timeline';
import { getEdition } from '@/lib/award/server-side/edition-queries';
import { findAwardConfiguration } from '@/lib/award/server-side/queries';
import { formatDate, formatHijriDate, writeLabel } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { formatRiyals } from '@/lib/i18n/format-riyals';
import { readPageTime } from '@/lib/page-reads/page-time';
import type { BlockProps } from './block-props';
import cards from './cards-block.module.css';
import { ContentTable } from './content-table';
import { SampleScoreSheet } from './sample-score-sheet';

export async function PrizeAmountsBlock({ block, t }: BlockProps<'prizeAmounts'>) {
  const locale = await getLocale();
  const award = await getTranslations('award');
  const edition = await getEdition(locale);
  const looks = { namePlace: (place: PrizePlace) => award(`categories.${place}`), locale };
  return (
    <ContentTable
      caption={t(`${block.at}.caption`)}
      columns={[t(`${block.at}.columns.place`), t(`${block.at}.columns.amount`)]}
      rows={listAnnounced(edition).map((prize) => [
        namePrize(prize, edition, looks),
        award.markup('facts.amount', { amount: formatRiyals(prize.halalas, locale), unit: (name) => name }),
      ])}
    />
  );
}

export async function PrizeCategoriesBlock() {
  const { categories, text } = await getEdition(await getLocale());
  return (
    <ul className={cards.cards}>
      {listOffered(categories).map(({ key }) => (
        <li key={key} className={cards.card}>
          <h3>{text(`categories.items.${key}.title`)}</h3>
          <p>{text(`categories.items.${key}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}

/** How a prize is shared, in the words of the edition. */
export async function PrizeSharingBlock() {
  const { text } = await getEdition(await getLocale());
  return (
    <Notice tone="info" title={text('sharing.title')}>
      <p>{text('sharing.text')}</p>
    </Notice>
  );
}

/**
 * What a good entry does under each criterion of the edition, its weight and a sample score sheet; a notice while the
 * weights are not announced. Pages have advice for the first criteria only; others are described by their own text.
 */
export async function CriteriaBlock({ block: { at }, t }: BlockProps<'criteria'>) {
  const locale = await getLocale();
  const edition = await getEdition(locale);
  const readings = await getTranslations('readings');
  const { criteria, text } = edition;
  const isAnnounced = criteria.every(({ weight }) => weight !== null);
  const columns = ['criterion', 'good', ...(isAnnounced ? ['weight'] : [])];
  const hasAdvice = (key: string) => SEED.criteria.some((criterion) => criterion.key === key);
  return (
    <>
      <ContentTable
        caption={t(`${at}.table.caption`)}
        columns={columns.map((column) => t(`${at}.table.columns.${column}`))}
        rows={criteria.map(({ key, weight }) => [
          text(`criteria.${key}.title`),
          hasAdvice(key) ? t(`${at}.table.rows.${key}`) : text(`criteria.${key}.text`),
          ...(isAnnounced ? [formatNumber(weight ?? 0, locale)] : []),
        ])}
      />
      {isAnnounced ? (
        <SampleScoreSheet
          at={at}
          t={t}
          edition={edition}
          nameBand={(range) => readings('band', range)}
          locale={locale}
        />
      ) : (
        <Notice tone="info" title={t(`${at}.weights.title`)}>
          <p>{t(`${at}.weights.text`)}</p>
        </Notice>
      )}
    </>
  );
}

/** The phases of the award with their days in both calendars and their status (AWARD-08, AWARD-09). */
export async function EditionBlock({ block: { at }, t }: BlockProps<'edition'>) {
  const locale = await getLocale();
  const award = await getTranslations('award');
  const configuration = await findAwardConfiguration(locale);
  const { phases } = await getEdition(locale);
  const timeline = describeTimeline(phases, configuration, readPageTime());
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
