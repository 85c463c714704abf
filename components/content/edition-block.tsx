import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import { EDITION } from '@/lib/award/edition';
import { findAwardConfiguration } from '@/lib/award/queries';
import { describeTimeline } from '@/lib/award/timeline';
import { now } from '@/lib/clock';
import { formatDate, formatHijriDate, toDay } from '@/lib/i18n/format';
import type { BlockProps } from './block-props';
import { ContentTable } from './content-table';

type Days = ReturnType<typeof describeTimeline>[number]['edition'];

/** The phases of the award's edition in both calendars; the operator's windows below, where they differ. */
export async function EditionBlock({ block: { at }, t, locale }: BlockProps<'edition'>) {
  const award = await getTranslations({ locale, namespace: 'award' });
  const timeline = describeTimeline(EDITION.phases, await findAwardConfiguration(locale), now());
  const inWords = ({ from, to }: Days, format: typeof formatDate) =>
    toDay(from) === toDay(to)
      ? format(from, locale)
      : award('range', { from: format(from, locale), to: format(to, locale) });
  const columns = (...names: string[]) => names.map((name) => t(`${at}.columns.${name}`));
  const moved = timeline.flatMap(({ phase, operative }) =>
    operative
      ? [[t(`${at}.rows.${phase.key}`), inWords(operative, formatDate), inWords(operative, formatHijriDate)]]
      : [],
  );
  return (
    <>
      <ContentTable
        caption={t(`${at}.caption`)}
        columns={columns('phase', 'gregorian', 'hijri', 'state')}
        rows={timeline.map(({ phase, edition, state }) => [
          t(`${at}.rows.${phase.key}`),
          inWords(edition, formatDate),
          inWords(edition, formatHijriDate),
          t(`${at}.states.${state ?? 'unknown'}`),
        ])}
      />
      {moved.length > 0 ? (
        <>
          <Notice tone="info" title={t(`${at}.moved.title`)}>
            <p>{t(`${at}.moved.text`)}</p>
          </Notice>
          <ContentTable
            caption={t(`${at}.moved.caption`)}
            columns={columns('phase', 'gregorian', 'hijri')}
            rows={moved}
          />
        </>
      ) : null}
    </>
  );
}
