import 'server-only';
import { now } from '@/lib/env/clock';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import { loadPostedErrors, type PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatDate } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { MAX_CAPACITY, MAX_TIES, TIE_LENGTH } from './schemas';

const TIE_LISTS = ['universities', 'persons', 'mailDomains'] as const;

/** An error in a line of a list is shown at the list. */
const toControls = (errors: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(errors).map(([path, code]) => [
      path.replace(/\.\d+$/, ''),
      code === 'tooMany' ? 'pattern' : code,
    ]),
  );

/** Error messages of the forms of the jury. */
export async function loadJuryErrors(
  flash: Pick<FlashMessage, 'errors'> | null,
  locale: Locale,
): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'jury');
  const errors = flash?.errors ?? {};
  const capacity = t('form.capacityError', { max: formatNumber(MAX_CAPACITY, locale) });
  const tooMany = t('ties.tooMany', { max: formatNumber(MAX_TIES, locale) });
  const ties = TIE_LISTS.map((list) => {
    const pattern = errors[list] === 'tooMany' ? tooMany : t(`ties.${list}Error`);
    return [list, { label: t(`ties.${list}`), pattern, max: TIE_LENGTH }] as const;
  });
  return loadPostedErrors({ errors: toControls(errors) }, locale, {
    fields: { label: t('form.fields'), required: t('form.fieldsMissing') },
    leads: { label: t('form.leads'), pattern: t('form.leadsError') },
    languages: { label: t('form.languages'), required: t('form.languagesMissing') },
    capacity: { label: t('form.capacity'), pattern: capacity, required: capacity },
    ...Object.fromEntries(ties),
    note: { label: t('conflicts.clear'), required: t('conflicts.noteMissing'), max: NOTE_LENGTH },
    dueOn: { label: t('readings.release.dueOn'), min: formatDate(now(), locale) },
  });
}
