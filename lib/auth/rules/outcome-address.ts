import type { Locale } from '@/lib/i18n/locales';
import { RETURN_TARGETS, type ReturnTarget } from './return-targets';

/** Outcomes of a sign-on; the award page and the sign-on check describe them. */
export type SignOnOutcome = 'done' | 'failed' | 'rejected' | 'expired' | 'out';

/**
 * The page that reports the outcome of a sign-on, in the visitor's language: `/ar/Researchers?signOn=rejected`.
 * @param target return target of the sign-on; the sign-on check shows its own outcome, the award page all others
 */
export function outcomeAddress(locale: Locale, outcome: SignOnOutcome, target?: ReturnTarget): string {
  const page = RETURN_TARGETS[target === 'signOnCheck' ? target : 'researchers'];
  return `/${locale}${page}?signOn=${outcome}`;
}
