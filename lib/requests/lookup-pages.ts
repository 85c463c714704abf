/** The page on which every request can be followed, below the locale. */
export const REQUESTS_PAGE = '/requests';

/** The pages on which a request can be followed by its number. */
export const LOOKUP_PAGES = [REQUESTS_PAGE, '/transaction'] as const;

export type LookupPage = (typeof LOOKUP_PAGES)[number];
