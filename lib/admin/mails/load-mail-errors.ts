import 'server-only';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { loadPostedErrors, type PostedErrors } from '@/lib/forms/server-side/posted-errors';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { CONTACT_LENGTH } from '@/lib/requests/schemas';

/** Error messages of the forms for one's own mails. */
export async function loadMailErrors(flash: FlashMessage | null, locale: Locale): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'staffMails');
  return loadPostedErrors(flash, locale, {
    address: {
      label: t('address'),
      required: t('addressWrong'),
      pattern: t('addressWrong'),
      max: CONTACT_LENGTH,
    },
    code: { label: t('code'), required: t('codeWrong'), pattern: t('codeWrong') },
    kinds: { label: t('kinds.title') },
  });
}
