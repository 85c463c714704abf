import type { Outcome, PrizePlace } from '@/lib/award/definition/outcomes';
import { separatorOf } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';

/** Loads the function that names an outcome and the prize of a winner in one language. */
export async function loadOutcomeNames(
  locale: Locale,
): Promise<(outcome: Outcome, prize: PrizePlace | null) => string> {
  const outcomes = await loadTranslator(locale, 'results.outcomes');
  const prizes = await loadTranslator(locale, 'award.categories');
  return (outcome, prize) => [outcomes(outcome), ...(prize ? [prizes(prize)] : [])].join(separatorOf(locale));
}
