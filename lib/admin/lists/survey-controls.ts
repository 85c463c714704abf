import type { Locale } from '@/lib/i18n/locales';

/**
 * Name of `list` in addresses of `/desk/lists`: the questions of the operators' survey are on the page of the lists.
 */
export const SURVEY_LIST = 'operatorSurvey';

/** Names of the controls for hints. They are also the paths of errors in the body of the call. */
export const HINT_CONTROL = (locale: Locale) => `hints.${locale}`;
