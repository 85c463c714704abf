import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import type { Publication } from '@/lib/publications/schemas';

type Texts = Translator<'publications'>;

const HALALAS = 100;

/** The fee of a service in words; money is stored in halalas. */
export function spellFee(t: Texts, { feeHalalas }: Publication<'service'>['data'], locale: Locale): string {
  if (feeHalalas === 0) return t('service.free');
  return t('service.amount', { amount: formatNumber(feeHalalas / HALALAS, locale) });
}

/** How long a service takes, in working days. */
export function spellDuration(
  t: Texts,
  { durationDays }: Publication<'service'>['data'],
  locale: Locale,
): string {
  if (durationDays === 0) return t('service.atOnce');
  return t('service.days', { count: durationDays, number: formatNumber(durationDays, locale) });
}
