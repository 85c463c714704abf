/**
 * The lists of the award's edition (decision 15). Ids travel and are stored, so they never change;
 * names stand in the messages: `award.countries.<key>`, `award.fields.<key>.name` and
 * `register.educationalLevels.<key>`.
 */
export const COUNTRIES = [
  { id: 1, key: 'US' },
  { id: 2, key: 'CA' },
  { id: 3, key: 'GB' },
  { id: 4, key: 'IE' },
  { id: 5, key: 'AU' },
  { id: 6, key: 'NZ' },
  { id: 7, key: 'DE' },
  { id: 8, key: 'FR' },
  { id: 9, key: 'CH' },
] as const;

/** The six research fields. */
export const FIELDS = [
  { id: 1, key: 'healthAndSafety' },
  { id: 2, key: 'technologyAndInnovation' },
  { id: 3, key: 'sustainableDevelopment' },
  { id: 4, key: 'crowdManagement' },
  { id: 5, key: 'transportAndLogistics' },
  { id: 6, key: 'guestExperience' },
] as const;

/** Where in the programme a student stands. */
export const EDUCATIONAL_LEVELS = [
  { id: 1, key: 'preparatory' },
  { id: 2, key: 'firstYear' },
  { id: 3, key: 'secondYear' },
  { id: 4, key: 'thirdYear' },
  { id: 5, key: 'fourthYear' },
  { id: 6, key: 'fifthYearOrLater' },
  { id: 7, key: 'thesis' },
] as const;
