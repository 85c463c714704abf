/** Topics of an appointment. Ids are stored, so they never change; names are in `forms.topics`. */
export const APPOINTMENT_TOPICS = [
  { id: 1, key: 'hajj' },
  { id: 2, key: 'umrah' },
  { id: 3, key: 'investment' },
  { id: 4, key: 'grievance' },
  { id: 5, key: 'partnership' },
] as const;

/** The page where every request can be tracked, below the locale. */
export const REQUESTS_PAGE = '/requests';

export const LOOKUP_PAGES = [REQUESTS_PAGE, '/transaction'] as const;

export type LookupPage = (typeof LOOKUP_PAGES)[number];
