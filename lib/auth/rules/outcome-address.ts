import type { Locale } from '@/lib/i18n/locales';
import { RETURN_TARGETS, type ReturnTarget } from './return-targets';

/** How a sign-on can end; the award page and the sign-on check say it in words. */
export type SignOnOutcome = 'done' | 'failed' | 'rejected' | 'expired' | 'out';

/**
 * The page that tells how a sign-on ended, in the visitor's language: `/ar/Researchers?signOn=rejected`.
 * @param target where the sign-on was to lead; the sign-on check tells of its own, the award page of all others
 */
export function outcomeAddress(locale: Locale, outcome: SignOnOutcome, target?: ReturnTarget): string {
  const page = RETURN_TARGETS[target === 'signOnCheck' ? target : 'researchers'];
  return `/${locale}${page}?signOn=${outcome}`;
}
