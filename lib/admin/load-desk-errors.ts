import 'server-only';
import { now } from '@/lib/env/clock';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';
import { loadPostedErrors, type PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatDate, parseDay, toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { META_FIELDS, META_LENGTHS } from '@/lib/seo/meta-override';

type Left = Pick<FlashMessage, 'errors'> | null;

/** What was wrong with a change of a request in the back office, in words. */
export async function loadChangeErrors(flash: Left, locale: Locale): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'admin.requests');
  return loadPostedErrors(flash, locale, {
    to: { label: t('to') },
    preferredDate: { label: t('day'), min: formatDate(parseDay(toDay(now())), locale) },
    note: { label: t('note'), required: t('noteMissing'), max: NOTE_LENGTH },
    internalNote: { label: t('internalNote'), max: NOTE_LENGTH },
  });
}

/** What was wrong with texts of a page that an editor wrote. */
export async function loadMetaErrors(flash: Left, locale: Locale): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'admin.editor');
  const controls = META_FIELDS.map((field) => [
    field,
    { label: t(`meta.fields.${field}`), ...META_LENGTHS[field] },
  ]);
  return loadPostedErrors(flash, locale, Object.fromEntries(controls));
}

/** What was wrong with an import of publications as a whole; its lines are told by the API. */
export async function loadImportErrors(flash: Left, locale: Locale): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'admin.editor');
  return loadPostedErrors(flash, locale, { text: { label: t('publications.text') } });
}

/** What was wrong with a wish to end sessions. */
export async function loadSessionErrors(flash: Left, locale: Locale): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'sessions');
  return loadPostedErrors(flash, locale, {
    nationalId: { label: t('admin.number'), pattern: t('admin.numberError') },
    confirmed: { label: t('admin.everyone'), required: t('admin.confirmMissing') },
  });
}
