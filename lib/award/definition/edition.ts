/**
 * The award is data per edition (AWARD-10). Ids are sent and stored, so they never change; texts are messages:
 * `award.countries.<key>`, `award.fields.<key>.name`, `register.educationalLevels.<key>`, and others in `award` as
 * noted below.
 */
export const COUNTRIES = [
  { id: 1, key: 'US', latitude: 38.9, longitude: -77.04 },
  { id: 2, key: 'CA', latitude: 45.42, longitude: -75.7 },
  { id: 3, key: 'GB', latitude: 51.51, longitude: -0.13 },
  { id: 4, key: 'IE', latitude: 53.35, longitude: -6.26 },
  { id: 5, key: 'AU', latitude: -35.28, longitude: 149.13 },
  { id: 6, key: 'NZ', latitude: -41.29, longitude: 174.78 },
  { id: 7, key: 'DE', latitude: 52.52, longitude: 13.4 },
  { id: 8, key: 'FR', latitude: 48.86, longitude: 2.35 },
  { id: 9, key: 'CH', latitude: 46.95, longitude: 7.45 },
] as const;

/** Scholarship destinations by cultural attaché (AWARD-10). */
export const ATTACHES = [
  { key: 'america', countries: ['US', 'CA'] },
  { key: 'britain', countries: ['GB', 'IE'] },
  { key: 'oceania', countries: ['AU', 'NZ'] },
  { key: 'europe', countries: ['DE', 'FR', 'CH'] },
] as const;

/** The six research fields; each point is a message key below `award.fields.points`. */
export const FIELDS = [
  {
    id: 1,
    key: 'healthAndSafety',
    points: ['health.heat', 'health.epidemics', 'health.care', 'health.food'],
  },
  {
    id: 2,
    key: 'technologyAndInnovation',
    points: ['technology.ai', 'technology.twin', 'technology.languages', 'technology.services'],
  },
  {
    id: 3,
    key: 'sustainableDevelopment',
    points: ['environment.waste', 'environment.energy', 'environment.water'],
  },
  {
    id: 4,
    key: 'crowdManagement',
    points: ['crowds.flow', 'crowds.dispatch', 'crowds.safety', 'crowds.guidance'],
  },
  {
    id: 5,
    key: 'transportAndLogistics',
    points: ['logistics.housing', 'logistics.transport', 'logistics.supply'],
  },
  { id: 6, key: 'guestExperience', points: ['guests.guidance', 'guests.heritage', 'guests.media'] },
] as const;

/** Stage of the student's degree programme. */
export const EDUCATIONAL_LEVELS = [
  { id: 1, key: 'preparatory' },
  { id: 2, key: 'firstYear' },
  { id: 3, key: 'secondYear' },
  { id: 4, key: 'thirdYear' },
  { id: 5, key: 'fourthYear' },
  { id: 6, key: 'fifthYearOrLater' },
  { id: 7, key: 'thesis' },
] as const;

export interface Phase {
  key: 'registration' | 'receiving' | 'judging' | 'announcement' | 'honouring';
  /** First and last day in Riyadh, yyyy-MM-dd, both inclusive. */
  from: string;
  to: string;
  /** The operator's window for this phase, if any. */
  window?: 'register' | 'submit';
}

const PHASES: readonly Phase[] = [
  { key: 'registration', from: '2025-01-13', to: '2025-03-31', window: 'register' },
  { key: 'receiving', from: '2025-04-01', to: '2025-08-31', window: 'submit' },
  { key: 'judging', from: '2025-09-01', to: '2025-09-30' },
  { key: 'announcement', from: '2025-10-10', to: '2025-10-10' },
  { key: 'honouring', from: '2025-11-10', to: '2025-11-10' },
];

/** Edition 2025 (AWARD-08, AWARD-10): a later edition changes this object and its texts. */
export const EDITION = {
  year: 2025,
  /** Approximate number of Saudi students whom the award addresses. */
  targetStudents: 40_000,
  phases: PHASES,
  prizes: [
    { place: 'first', halalas: 15_000_000 },
    { place: 'second', halalas: 10_000_000 },
  ],
  categories: ['applied', 'development', 'ministry'],
  benefits: ['methods', 'practices', 'cooperation', 'platform'],
  goals: ['journey', 'experience', 'crowds', 'digital', 'sustainability'],
  eligibility: ['student', 'university', 'alone', 'one'],
  criteria: ['originality', 'impact', 'method', 'feasibility', 'sustainability', 'presentation'],
  jury: ['academics', 'experts', 'specialists'],
  juryRules: ['independence', 'confidentiality', 'equality', 'finality'],
  controls: ['health', 'technology', 'sustainability', 'crowds', 'media'],
} as const;
