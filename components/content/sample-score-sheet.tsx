import { SCORE_BANDS } from '@/lib/award/definition/judging-rules';
import type { Edition } from '@/lib/award/edition-with-texts';
import { makeSampleSheet } from '@/lib/award/rules/sample-sheet';
import { BAND_RANGES } from '@/lib/award/rules/score-sheet';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';
import type { TextReader } from '@/lib/i18n/translator';
import { ContentTable } from './content-table';

interface Props {
  at: string;
  t: TextReader;
  edition: Pick<Edition, 'criteria' | 'text'>;
  nameBand: (range: { from: string; to: string }) => string;
  locale: Locale;
}

/** An example of a score sheet and the meaning of its scores; nothing while the weights are not announced. */
export function SampleScoreSheet({ at, t, edition: { criteria, text }, nameBand, locale }: Props) {
  const sheet = makeSampleSheet(criteria);
  if (!sheet) return null;
  const sum = sheet.rows.reduce((total, { weight }) => total + weight, 0);
  return (
    <>
      <ContentTable
        caption={t(`${at}.sheet.caption`)}
        columns={[
          t(`${at}.table.columns.criterion`),
          t(`${at}.table.columns.weight`),
          t(`${at}.sheet.columns.score`),
          t(`${at}.sheet.columns.points`),
        ]}
        rows={[
          ...sheet.rows.map(({ key, ...numbers }) => [
            text(`criteria.${key}.title`),
            ...[numbers.weight, numbers.score, numbers.points].map((number) => formatNumber(number, locale)),
          ]),
          [t(`${at}.sheet.total`), formatNumber(sum, locale), '', formatNumber(sheet.total, locale)],
        ]}
      />
      <ContentTable
        caption={t(`${at}.sheet.meanings`)}
        columns={[t(`${at}.sheet.columns.score`), t(`${at}.sheet.columns.meaning`)]}
        rows={SCORE_BANDS.map((band) => {
          const [from, to] = BAND_RANGES[band];
          return [
            nameBand({ from: formatNumber(from, locale), to: formatNumber(to, locale) }),
            text(`anchors.${band}`),
          ];
        })}
      />
    </>
  );
}
