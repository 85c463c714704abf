import type { PostedFields } from '@/lib/forms/no-javascript/no-javascript-form';
import { readText } from '@/lib/forms/no-javascript/read-posted';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';

/** Names of the controls for labels. They are also the paths of errors in the body of the call. */
export const LABEL_CONTROL = (locale: Locale) => `texts.${locale}`;

/** The posted texts of controls in seven languages. */
export const readLabels = (fields: PostedFields, control: typeof LABEL_CONTROL) =>
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, readText(fields, control(locale))]));
