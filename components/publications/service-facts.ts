import { formatNumber } from '@/lib/i18n/format-number';
import { formatRiyals } from '@/lib/i18n/format-riyals';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import type { Publication } from '@/lib/publications/schemas';

type Texts = Translator<'publications'>;

type Data = Publication<'service'>['data'];

/** The fee in words; money is stored in halalas. */
function spellFee(t: Texts, { feeHalalas }: Data, locale: Locale): string {
  if (feeHalalas === 0) return t('service.free');
  return t('service.amount', { amount: formatRiyals(feeHalalas, locale) });
}

/** How long a service takes, in working days. */
function spellDuration(t: Texts, days: number, locale: Locale): string {
  return days === 0
    ? t('service.atOnce')
    : t('service.days', { count: days, number: formatNumber(days, locale) });
}

/** The fee of a service and, if announced, its duration. */
export function listCosts(t: Texts, data: Data, locale: Locale): { name: string; value: string }[] {
  const fee = { name: t('service.fee'), value: spellFee(t, data, locale) };
  if (data.durationDays === undefined) return [fee];
  return [fee, { name: t('service.duration'), value: spellDuration(t, data.durationDays, locale) }];
}
