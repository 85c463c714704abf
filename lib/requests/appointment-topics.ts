/** What an appointment can be about. Ids are stored, so they never change; names stand in `forms.topics`. */
export const APPOINTMENT_TOPICS = [
  { id: 1, key: 'hajj' },
  { id: 2, key: 'umrah' },
  { id: 3, key: 'investment' },
  { id: 4, key: 'grievance' },
  { id: 5, key: 'partnership' },
] as const;
