import 'server-only';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import { loadPostedErrors, type PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatNumber } from '@/lib/i18n/format-number';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import {
  DESCRIPTION_LENGTH,
  IMAGE_REFUSALS,
  MAX_IMAGE_MEGABYTES,
  MAX_IMAGE_SIDE,
  MAX_MEGAPIXELS,
} from '@/lib/publications/images/image-rules';
import { DESCRIPTION_CONTROL } from './image-controls';
import { SOURCE_LENGTH } from './image-schemas';

/** The limits of an image as its messages write them. */
export const writeLimits = (locale: Locale) => ({
  megabytes: formatNumber(MAX_IMAGE_MEGABYTES, locale),
  megapixels: formatNumber(MAX_MEGAPIXELS, locale),
  side: formatNumber(MAX_IMAGE_SIDE, locale),
});

/** Error messages of the forms of images. */
export async function loadImageErrors(
  flash: Pick<FlashMessage, 'errors'> | null,
  locale: Locale,
): Promise<PostedErrors> {
  const t = await loadTranslator(locale, 'images');
  const refusal = IMAGE_REFUSALS.find((code) => code === flash?.errors.file);
  const errors = refusal ? { file: 'pattern' } : (flash?.errors ?? {});
  const descriptions = LOCALES.map(({ code, name }) => [
    DESCRIPTION_CONTROL(code),
    {
      label: t('form.description', { language: name }),
      required: t('form.descriptionMissing'),
      max: DESCRIPTION_LENGTH,
    },
  ]);
  return loadPostedErrors({ errors }, locale, {
    file: {
      label: t('add.file'),
      required: t('add.missing'),
      ...(refusal ? { pattern: t(`refusals.${refusal}`, writeLimits(locale)) } : {}),
    },
    ...Object.fromEntries(descriptions),
    source: { label: t('columns.source'), max: SOURCE_LENGTH },
    licence: { label: t('form.licence'), max: SOURCE_LENGTH },
    consent: { label: t('form.consent') },
    expiresOn: { label: t('form.expiresOn') },
  });
}
