/** The leaders' offices in display order; their titles are in `messages/<locale>/ministry.json`. */
export const OFFICES = [
  'minister',
  'viceMinister',
  'hajj',
  'umrah',
  'experience',
  'digital',
  'support',
] as const;

export type OfficeKey = (typeof OFFICES)[number];
