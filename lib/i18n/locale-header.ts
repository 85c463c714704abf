/** Set by the middleware on every page request; a value sent by the browser is overwritten. */
export const LOCALE_HEADER = 'x-portal-locale';
