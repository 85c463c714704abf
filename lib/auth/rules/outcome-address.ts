import type { Locale } from '@/lib/i18n/locales';
import { RETURN_TARGETS, type ReturnTarget } from './return-targets';

/** Outcomes of a sign-on; the award page and the sign-on check describe them. */
export type SignOnOutcome = 'done' | 'failed' | 'rejected' | 'expired' | 'out';

/** `/ar/Researchers?signOn=rejected`. The sign-on check shows its own outcome, the award page all others. */
export function outcomeAddress(locale: Locale, outcome: SignOnOutcome, target?: ReturnTarget): string {
  const page = RETURN_TARGETS[target === 'signOnCheck' ? target : 'researchers'];
  return `/${locale}${page}?signOn=${outcome}`;
}
