import { useLocale } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format-number';
import type { SectionProps } from './section';

const HALALAS = 100;

/** A prize in riyals, the unit small, where the language puts it. */
export function Amount({ t, halalas }: SectionProps & { halalas: number }) {
  const amount = formatNumber(halalas / HALALAS, useLocale());
  return t.rich('facts.amount', { amount, unit: (name) => <small>{name}</small> });
}
