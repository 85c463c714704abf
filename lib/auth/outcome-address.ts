import type { Locale } from '@/lib/i18n/locales';

/** How a sign-on can end; the award page says it in words. */
export type SignOnOutcome = 'done' | 'failed' | 'rejected' | 'expired' | 'out';

/** The award page in the visitor's language, told how the sign-on ended: `/ar/Researchers?signOn=rejected`. */
export function outcomeAddress(locale: Locale, outcome: SignOnOutcome): string {
  return `/${locale}/Researchers?signOn=${outcome}`;
}
