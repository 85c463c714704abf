import 'server-only';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import { loadPostedErrors, type PostedErrors } from '@/lib/forms/server-side/posted-errors';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { NUMBER_LENGTH } from '@/lib/requests/schemas';

type Left = Pick<FlashMessage, 'errors' | 'form'> | null;

/** The id of the control; other forms of the page have a reason too. */
export const DISQUALIFICATION_REASON = 'disqualification-reason';

/** Id of the control of the reason for the end of a permit. */
export const PERMIT_END_REASON = (permit: string) => `end-${permit}`;

/** Error messages of a form whose only control is a reason. @param fieldId of the control */
async function loadReasonErrors(flash: Left, locale: Locale, fieldId: string): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'exceptions');
  const { of: read, lines } = await loadPostedErrors(flash, locale, {
    reason: { label: t('reason'), required: t('reasonMissing'), max: NOTE_LENGTH },
  });
  return { of: read, lines: lines.map((line) => ({ ...line, fieldId })) };
}

/** Error messages of the proposal of a disqualification; none after the post of another form. */
export const loadDisqualificationErrors = (flash: Left, locale: Locale): Promise<PostedErrors> =>
  loadReasonErrors(
    flash?.form === 'disqualification-propose' ? flash : null,
    locale,
    DISQUALIFICATION_REASON,
  );

/** Error messages of the form that ends a permit. */
export const loadPermitEndErrors = (flash: Left, locale: Locale, permit: string): Promise<PostedErrors> =>
  loadReasonErrors(flash, locale, PERMIT_END_REASON(permit));

/** The errors of `until.day` belong to the control `day`. */
const nameControls = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(errors).map(([name, code]) => [name.replace(/^until\./, ''), code]));

/** Error messages of the form for a permit. */
export async function loadPermitErrors(flash: Left, locale: Locale): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'exceptions');
  const plan = await loadTranslator(locale, 'results.plan');
  const award = await loadTranslator(locale, 'admin.award.columns');
  const sessions = await loadTranslator(locale, 'sessions.admin');
  return loadPostedErrors(flash && { errors: nameControls(flash.errors) }, locale, {
    kind: { label: t('permits.kind') },
    referenceNumber: {
      label: award('referenceNumber'),
      required: t('permits.numberUnknown'),
      pattern: t('permits.numberUnknown'),
      max: NUMBER_LENGTH,
    },
    nationalId: {
      label: sessions('number'),
      required: sessions('numberError'),
      pattern: sessions('numberError'),
    },
    day: { label: plan('day'), pattern: plan('past') },
    hour: { label: plan('hour') },
    reason: { label: t('reason'), required: t('reasonMissing'), max: NOTE_LENGTH },
  });
}
