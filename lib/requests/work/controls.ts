import type { Locale } from '@/lib/i18n/locales';
import type { Priority } from './schemas';

/**
 * Names of the controls for the texts of a reply template. They are also the paths of errors in the body of the call.
 */
export const TEMPLATE_CONTROL = (locale: Locale) => `texts.${locale}`;

/** Names of the controls for service levels. They are also the paths of errors in the body of the call. */
export const LEVEL_CONTROL = (form: string, priority: Priority) => `levels.${form}.${priority}`;

/**
 * Name of the buttons of a list that take a request; their value is `writeSelected`. After the post the list is shown
 * again.
 */
export const TAKE_CONTROL = 'take';
