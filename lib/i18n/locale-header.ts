/** Set by the middleware on every request for a page, whatever the browser sent under this name. */
export const LOCALE_HEADER = 'x-portal-locale';
