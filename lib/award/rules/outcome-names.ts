import type { Outcome, PrizePlace } from '@/lib/award/definition/outcomes';
import type { PermitKind } from '@/lib/award/definition/permit-kinds';
import { separatorOf } from '@/lib/i18n/format';
import { formatDatesAndTime } from '@/lib/i18n/format-time';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';

interface Change {
  formerOutcome: Outcome;
  formerPrize: PrizePlace | null;
  outcome: Outcome;
  prize: PrizePlace | null;
}

/** Loads the function that names an outcome and the prize of a winner in one language. */
export async function loadOutcomeNames(
  locale: Locale,
): Promise<(outcome: Outcome, prize: PrizePlace | null) => string> {
  const outcomes = await loadTranslator(locale, 'results.outcomes');
  const prizes = await loadTranslator(locale, 'award.categories');
  return (outcome, prize) => [outcomes(outcome), ...(prize ? [prizes(prize)] : [])].join(separatorOf(locale));
}

/**
 * Loads the function that names the decisions before and after a correction in one language. The arrow points in the
 * direction of reading.
 */
export async function loadCorrectionNames(locale: Locale): Promise<(correction: Change) => string> {
  const name = await loadOutcomeNames(locale);
  const arrow = getLocaleRow(locale).dir === 'rtl' ? '←' : '→';
  return ({ formerOutcome, formerPrize, outcome, prize }) =>
    `${name(formerOutcome, formerPrize)} ${arrow} ${name(outcome, prize)}`;
}

/** Loads the function that names a disqualification, or a permit with its hour, in one language. */
export async function loadExceptionNames(
  locale: Locale,
): Promise<
  (exception: { kind: 'disqualified' | PermitKind; until: string | null; isEnded: boolean }) => string
> {
  const t = await loadTranslator(locale, 'exceptions');
  return ({ kind, until, isEnded }) =>
    kind === 'disqualified'
      ? t('disqualification.stage')
      : [
          t(`permits.kinds.${kind}Late`),
          ...(until ? [`${t('permits.until')} ${formatDatesAndTime(new Date(until), locale)}`] : []),
          ...(isEnded ? [t('ended')] : []),
        ].join(separatorOf(locale));
}
