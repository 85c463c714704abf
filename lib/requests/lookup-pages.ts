/** What an appointment can be about. Ids are stored, so they never change; names stand in `forms.topics`. */
export const APPOINTMENT_TOPICS = [
  { id: 1, key: 'hajj' },
  { id: 2, key: 'umrah' },
  { id: 3, key: 'investment' },
  { id: 4, key: 'grievance' },
  { id: 5, key: 'partnership' },
] as const;

/** The page on which every request can be followed, below the locale. */
export const REQUESTS_PAGE = '/requests';

/** The pages on which a request can be followed by its number. */
export const LOOKUP_PAGES = [REQUESTS_PAGE, '/transaction'] as const;

export type LookupPage = (typeof LOOKUP_PAGES)[number];
