import type { Locale } from '@/lib/i18n/locales';

/** The address to which a form without script is posted: it includes the language, in case the body cannot be read. */
export function noJavaScriptAddress(form: string, locale: Locale): string {
  return `/gateway/forms/${form}?locale=${locale}`;
}

/** Name of the check page's button that returns to the form with its answers. */
export const BACK_FIELD = 'backToForm';
/** The field that contains the code of the check page. */
export const CODE_FIELD = 'secCode';
