import type { Locale } from '@/lib/i18n/locales';

/** Where a form posts without script: the language stands in the address, for a body that nobody can read. */
export function noJavaScriptAddress(form: string, locale: Locale): string {
  return `/gateway/forms/${form}?locale=${locale}`;
}

/** Name of the button that leads from the check page back to the form, with its answers. */
export const BACK_FIELD = 'backToForm';
/** The field of the check page that brings its code back. */
export const CODE_FIELD = 'secCode';
