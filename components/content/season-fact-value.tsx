import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { listParts, type PartKind, type SeasonFactKey } from '@/lib/content/season-facts/definitions';
import type { AnnouncedFact } from '@/lib/content/season-facts/settings-facts';
import { formatDay, writeLabel } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { loadTextReader } from '@/lib/i18n/translator';

interface Props {
  fact: SeasonFactKey;
  values: AnnouncedFact['values'];
  /** Language of the words, if it is not the reader's. */
  lang?: string | undefined;
}

/** What has been announced: its words, and its days, amounts and addresses after their names. */
export async function SeasonFactValue({ fact, values, lang }: Props) {
  const locale = await getLocale();
  const season = await getTranslations('season');
  const services = await getTranslations('publications.service');
  const names = await loadTextReader(locale, `season.parts`);
  const write: Record<PartKind, (value: string | number) => ReactNode> = {
    day: (value) => formatDay(String(value), locale),
    riyals: (value) => services('amount', { amount: formatNumber(Number(value), locale) }),
    years: (value) => season('years', { count: Number(value), number: formatNumber(Number(value), locale) }),
    address: (value) => (
      <a href={String(value)} dir="ltr">
        {new URL(String(value)).hostname}
      </a>
    ),
    text: (value) => <span lang={lang}>{value}</span>,
  };
  return listParts(fact).map(([part, kind]) => {
    const value = values[part];
    if (value === undefined) return null;
    return (
      <div key={part}>
        {kind === 'text' ? null : `${writeLabel(names(`${fact}.${part}`), locale)} `}
        {write[kind](value)}
      </div>
    );
  });
}
