/** The pages on which a request can be followed by its number. */
export const LOOKUP_PAGES = ['/requests', '/transaction'] as const;

export type LookupPage = (typeof LOOKUP_PAGES)[number];
