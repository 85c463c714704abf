import { getLocale, getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import { EDITION, type Phase } from '@/lib/award/edition';
import { findAwardConfiguration } from '@/lib/award/queries';
import { describeTimeline, type PhaseState } from '@/lib/award/timeline';
import { now } from '@/lib/config/clock';
import { formatDate, formatHijriDate, formatNumber, toDay } from '@/lib/i18n/format';
import type { BlockProps } from './block-props';
import { ContentTable } from './content-table';

const HALALAS = 100;

/** The prizes of the award's edition in riyals. */
export async function PrizeAmountsBlock({ block, t }: BlockProps<'prizeAmounts'>) {
  const locale = await getLocale();
  const award = await getTranslations('award');
  return (
    <ContentTable
      caption={t(`${block.at}.caption`)}
      columns={[t(`${block.at}.columns.place`), t(`${block.at}.columns.amount`)]}
      rows={EDITION.prizes.map(({ place, halalas }) => [
        t(`${block.at}.rows.${place}`),
        `${formatNumber(halalas / HALALAS, locale)} ${award('facts.currency')}`,
      ])}
    />
  );
}

type Days = ReturnType<typeof describeTimeline>[number]['edition'];

/**
 * The phases of the award's edition in both calendars and where they stand; where the operator's windows differ,
 * they stand below, and the present is told of them alone (AWARD-09).
 */
export async function EditionBlock({ block: { at }, t }: BlockProps<'edition'>) {
  const locale = await getLocale();
  const award = await getTranslations('award');
  const timeline = describeTimeline(EDITION.phases, await findAwardConfiguration(locale), now());
  const inWords = ({ from, to }: Days, format: typeof formatDate) =>
    toDay(from) === toDay(to)
      ? format(from, locale)
      : award('range', { from: format(from, locale), to: format(to, locale) });
  const columns = (...names: string[]) => names.map((name) => t(`${at}.columns.${name}`));
  const row = (phase: Phase, days: Days, ...rest: string[]) => [
    t(`${at}.rows.${phase.key}`),
    inWords(days, formatDate),
    inWords(days, formatHijriDate),
    ...rest,
  ];
  const stateOf = (state: PhaseState | null) => t(`${at}.states.${state ?? 'unknown'}`);
  const moved = timeline.flatMap(({ phase, operative, state }) =>
    operative ? [row(phase, operative, stateOf(state))] : [],
  );
  const full = columns('phase', 'gregorian', 'hijri', 'state');
  if (moved.length === 0) {
    const rows = timeline.map(({ phase, edition, state }) => row(phase, edition, stateOf(state)));
    return <ContentTable caption={t(`${at}.caption`)} columns={full} rows={rows} />;
  }
  return (
    <>
      <ContentTable
        caption={t(`${at}.caption`)}
        columns={columns('phase', 'gregorian', 'hijri')}
        rows={timeline.map(({ phase, edition }) => row(phase, edition))}
      />
      <Notice tone="info" title={t(`${at}.moved.title`)}>
        <p>{t(`${at}.moved.text`)}</p>
      </Notice>
      <ContentTable caption={t(`${at}.moved.caption`)} columns={full} rows={moved} />
    </>
  );
}
