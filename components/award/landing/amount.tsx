import { useLocale } from 'next-intl';
import { formatRiyals } from '@/lib/i18n/format-riyals';
import type { SectionProps } from './section';

/** A prize in riyals with a small unit, positioned as the language requires. */
export function Amount({ t, halalas }: SectionProps & { halalas: number }) {
  const amount = formatRiyals(halalas, useLocale());
  return t.rich('facts.amount', { amount, unit: (name) => <small>{name}</small> });
}
