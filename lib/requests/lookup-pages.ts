/** The page where every request can be tracked, below the locale. */
export const REQUESTS_PAGE = '/requests';

export const LOOKUP_PAGES = [REQUESTS_PAGE, '/transaction'] as const;

export type LookupPage = (typeof LOOKUP_PAGES)[number];
