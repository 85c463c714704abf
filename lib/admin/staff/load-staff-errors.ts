import 'server-only';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { loadPostedErrors, type PostedErrors } from '@/lib/forms/server-side/posted-errors';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { LABEL_LENGTH } from './schemas';

/** Error messages of the forms for the staff. */
export async function loadStaffErrors(
  flash: Pick<FlashMessage, 'errors'> | null,
  locale: Locale,
): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'staff');
  const sessions = await loadTranslator(locale, 'sessions.admin');
  return loadPostedErrors(flash, locale, {
    nationalId: { label: sessions('number'), pattern: sessions('numberError') },
    label: { label: t('label'), required: t('labelMissing'), max: LABEL_LENGTH },
    roles: { label: t('roles'), required: t('rolesMissing') },
  });
}
