import 'server-only';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import { loadPostedErrors, type PostedErrors } from '@/lib/forms/server-side/posted-errors';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';

type Left = Pick<FlashMessage, 'errors'> | null;

/** Error messages of the form with the members of the committee. */
export async function loadCommitteeErrors(flash: Left, locale: Locale): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'results.committee');
  return loadPostedErrors(flash, locale, {
    members: { label: t('title'), required: t('missing'), pattern: t('twice') },
  });
}

/** Error messages of a decision of the committee. */
export async function loadDecisionErrors(flash: Left, locale: Locale): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'results.decision');
  const count = (name: 'inFavour' | 'against' | 'abstained') => ({
    label: t(name),
    required: t('number'),
    pattern: t('votes'),
  });
  return loadPostedErrors(flash, locale, {
    outcome: { label: t('outcome'), required: t('outcomeMissing'), pattern: t('majority') },
    prize: { label: t('prize'), required: t('prizeMissing'), pattern: t('prizeTaken') },
    reason: { label: t('reason'), required: t('reasonMissing'), max: NOTE_LENGTH },
    present: { label: t('present'), pattern: t('quorum') },
    inFavour: count('inFavour'),
    against: count('against'),
    abstained: count('abstained'),
  });
}

export async function loadCorrectionErrors(flash: Left, locale: Locale): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'results.decision');
  const corrections = await loadTranslator(locale, 'corrections');
  return loadPostedErrors(flash, locale, {
    outcome: { label: t('outcome'), required: t('outcomeMissing'), pattern: corrections('same') },
    prize: { label: t('prize'), required: t('prizeMissing'), pattern: t('prizeTaken') },
    reason: { label: t('reason'), required: t('reasonMissing'), max: NOTE_LENGTH },
  });
}

/** Error messages of the form that revokes a certificate. */
export async function loadRevokeErrors(flash: Left, locale: Locale): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'certificates.desk.revoke');
  return loadPostedErrors(flash, locale, {
    reason: { label: t('reason'), required: t('reasonMissing'), max: NOTE_LENGTH },
  });
}

/** Error messages of the form with the hour of the release; `day` is the control of `release.day`. */
export async function loadPlanErrors(flash: Left, locale: Locale): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'results.plan');
  const { of: read, lines } = await loadPostedErrors(flash, locale, {
    'release.day': { label: t('day'), pattern: t('past') },
    'release.hour': { label: t('hour') },
  });
  return {
    of: read,
    lines: lines.map((line) => ({ ...line, fieldId: line.fieldId.replace('release.', '') })),
  };
}
