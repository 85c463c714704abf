import type { Locale } from '@/lib/i18n/locales';
import type { Priority } from './schemas';

/** Names of the controls for the texts of a reply template. They are also the paths of errors in the body of the call. */
export const TEMPLATE_CONTROL = (locale: Locale) => `texts.${locale}`;

/** Names of the controls for service levels. They are also the paths of errors in the body of the call. */
export const LEVEL_CONTROL = (form: string, priority: Priority) => `levels.${form}.${priority}`;

/** Name of the hidden control that says that a request was taken in a list, which is shown again afterwards. */
export const LIST_CONTROL = 'list';
