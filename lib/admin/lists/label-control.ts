import type { Locale } from '@/lib/i18n/locales';

/** Names of the controls for labels. They are also the paths of errors in the body of the call. */
export const LABEL_CONTROL = (locale: Locale) => `texts.${locale}`;
