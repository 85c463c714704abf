import 'server-only';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { loadPostedErrors, type PostedErrors } from '@/lib/forms/server-side/posted-errors';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { VIEW_NAME_LENGTH } from './schemas';

/** Error messages of the forms for saved views. */
export async function loadViewErrors(flash: FlashMessage | null, locale: Locale): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'views');
  const isTaken = flash?.errors.name === 'taken';
  return loadPostedErrors(isTaken ? { errors: { name: 'pattern' } } : flash, locale, {
    name: { label: t('name'), required: t('nameMissing'), pattern: t('nameTaken'), max: VIEW_NAME_LENGTH },
    team: { label: t('for') },
  });
}
