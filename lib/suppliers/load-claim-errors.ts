import 'server-only';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { loadPostedErrors, type PostedErrors } from '@/lib/forms/server-side/posted-errors';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { CLAIM_LENGTH } from './schemas';

/** Error messages of a person who takes over a supplier. */
export async function loadClaimErrors(
  flash: Pick<FlashMessage, 'errors'> | null,
  locale: Locale,
): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'supplierRegister.mine.claim');
  const requests = await loadTranslator(locale, 'requests');
  const form = await loadTranslator(locale, 'suppliers.form');
  const isNotNumber = flash?.errors.number === 'digits';
  return loadPostedErrors(isNotNumber ? { errors: { ...flash?.errors, number: 'pattern' } } : flash, locale, {
    number: {
      label: form('fields.commercialRegistration.label'),
      required: form('fields.commercialRegistration.required'),
      pattern: form('page.lookup.registration.invalid'),
    },
    referenceNumber: {
      label: requests('referenceNumber'),
      required: requests('lookup.numberMissing'),
      max: CLAIM_LENGTH,
    },
    code: { label: t('codeLabel'), required: t('codeMissing'), pattern: t('codeWrong') },
  });
}
