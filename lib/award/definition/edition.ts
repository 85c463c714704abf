import { DEFAULT_DECIDING, DEFAULT_JUDGING, type DecidingRules, type JudgingRules } from './judging-rules';
import { PRIZE_PLACES, type PrizePlace } from './outcomes';

/** An option of a list of the edition. */
export interface ListItem {
  /** Sent and stored, so it never changes and is never used for another option. */
  id: number;
  /** Names the texts of the option (`edition-texts.ts`). */
  key: string;
  /** False for an option of an earlier edition that this one no longer has. */
  offered?: boolean | undefined;
}

interface Country extends ListItem {
  /** Position of the capital. */
  latitude: number;
  longitude: number;
  /** The cultural attaché of the country: a key of `attaches`. */
  attache: string;
}

interface Field extends ListItem {
  points: readonly string[];
}

/** The phases in their order. */
export const PHASE_KEYS = ['registration', 'receiving', 'judging', 'announcement', 'honouring'] as const;
export type PhaseKey = (typeof PHASE_KEYS)[number];

export interface Phase {
  key: PhaseKey;
  /** First and last day in Riyadh, yyyy-MM-dd, both inclusive. */
  from: string;
  to: string;
}

/** The phase of each form, which the operator's window replaces. */
export const WINDOW_PHASES = { register: 'registration', submit: 'receiving' } as const;

/** True for the phase of a form. */
export const isFormPhase = (key: PhaseKey) => Object.values<PhaseKey>(WINDOW_PHASES).includes(key);

export interface Criterion {
  /** Names its texts and its scores in the sheets, so it never changes and is never used for another criterion. */
  key: string;
  /** Share of 100; null while the weights are not announced. */
  weight: number | null;
  /** False for a criterion that the edition no longer has. */
  offered?: boolean | undefined;
}

export interface Prize {
  place: PrizePlace;
  /** Id of a prize category; without one the prize is in every category. */
  category?: number | undefined;
  halalas: number;
}

/** The data of one year's award (AWARD-10), without its year and its texts. */
export interface EditionData {
  /** Approximate number of Saudi students whom the award addresses. */
  targetStudents: number;
  phases: readonly Phase[];
  /** Groups of scholarship destinations by cultural attaché. */
  attaches: readonly string[];
  countries: readonly Country[];
  fields: readonly Field[];
  /** Stages of a student's degree programme. */
  levels: readonly ListItem[];
  /** Prize categories. */
  categories: readonly ListItem[];
  prizes: readonly Prize[];
  /** Listed in the order in which they decide ties. */
  criteria: readonly Criterion[];
  judging: JudgingRules;
  deciding: DecidingRules;
  benefits: readonly string[];
  goals: readonly string[];
  eligibility: readonly string[];
  jury: readonly string[];
  juryRules: readonly string[];
  controls: readonly string[];
  /** Keys of entries that the edition no longer has, by list (`key-lists.ts`); criteria keep theirs themselves. */
  ended: Readonly<Record<string, readonly string[]>>;
}

/** The lists whose options the award office adds and leaves out. */
export const EDITION_LISTS = ['countries', 'fields', 'levels', 'categories'] as const;
export type EditionList = (typeof EDITION_LISTS)[number];

/** The options or criteria that an edition offers. */
export const listOffered = <Item extends Pick<ListItem, 'offered'>>(items: readonly Item[]): Item[] =>
  items.filter(({ offered }) => offered !== false);

/** The prizes of a category in the order of their places: its own, and for other places those of every category. */
export const listPrizes = ({ prizes }: Pick<EditionData, 'prizes'>, category: number): Prize[] =>
  PRIZE_PLACES.flatMap((place) => {
    const ofPlace = prizes.filter((prize) => prize.place === place);
    const prize =
      ofPlace.find((own) => own.category === category) ??
      ofPlace.find((common) => common.category === undefined);
    return prize ?? [];
  });

/** The prizes of every category and of those that the edition offers. */
export const listAnnounced = ({ prizes, categories }: Pick<EditionData, 'prizes' | 'categories'>): Prize[] =>
  prizes.filter(
    ({ category }) => category === undefined || listOffered(categories).some(({ id }) => id === category),
  );

/** The edition of a new portal, also with an external root. */
export const SEED_YEAR = 2025;

/** Edition 2025 as announced (AWARD-08, AWARD-10). */
export const SEED: EditionData = {
  targetStudents: 40_000,
  phases: [
    { key: 'registration', from: '2025-01-13', to: '2025-03-31' },
    { key: 'receiving', from: '2025-04-01', to: '2025-08-31' },
    { key: 'judging', from: '2025-09-01', to: '2025-09-30' },
    { key: 'announcement', from: '2025-10-10', to: '2025-10-10' },
    { key: 'honouring', from: '2025-11-10', to: '2025-11-10' },
  ],
  attaches: ['america', 'britain', 'oceania', 'europe'],
  countries: [
    { id: 1, key: 'US', latitude: 38.9, longitude: -77.04, attache: 'america' },
    { id: 2, key: 'CA', latitude: 45.42, longitude: -75.7, attache: 'america' },
    { id: 3, key: 'GB', latitude: 51.51, longitude: -0.13, attache: 'britain' },
    { id: 4, key: 'IE', latitude: 53.35, longitude: -6.26, attache: 'britain' },
    { id: 5, key: 'AU', latitude: -35.28, longitude: 149.13, attache: 'oceania' },
    { id: 6, key: 'NZ', latitude: -41.29, longitude: 174.78, attache: 'oceania' },
    { id: 7, key: 'DE', latitude: 52.52, longitude: 13.4, attache: 'europe' },
    { id: 8, key: 'FR', latitude: 48.86, longitude: 2.35, attache: 'europe' },
    { id: 9, key: 'CH', latitude: 46.95, longitude: 7.45, attache: 'europe' },
  ],
  fields: [
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
  ],
  levels: [
    { id: 1, key: 'preparatory' },
    { id: 2, key: 'firstYear' },
    { id: 3, key: 'secondYear' },
    { id: 4, key: 'thirdYear' },
    { id: 5, key: 'fourthYear' },
    { id: 6, key: 'fifthYearOrLater' },
    { id: 7, key: 'thesis' },
  ],
  categories: [
    { id: 1, key: 'applied' },
    { id: 2, key: 'development' },
    { id: 3, key: 'ministry' },
  ],
  prizes: [
    { place: 'first', halalas: 15_000_000 },
    { place: 'second', halalas: 10_000_000 },
  ],
  criteria: [
    { key: 'originality', weight: null },
    { key: 'impact', weight: null },
    { key: 'method', weight: null },
    { key: 'feasibility', weight: null },
    { key: 'sustainability', weight: null },
    { key: 'presentation', weight: null },
  ],
  judging: DEFAULT_JUDGING,
  deciding: DEFAULT_DECIDING,
  benefits: ['methods', 'practices', 'cooperation', 'platform'],
  goals: ['journey', 'experience', 'crowds', 'digital', 'sustainability'],
  eligibility: ['student', 'university', 'alone', 'one'],
  jury: ['academics', 'experts', 'specialists'],
  juryRules: ['independence', 'confidentiality', 'equality', 'finality'],
  controls: ['health', 'technology', 'sustainability', 'crowds', 'media'],
  ended: {},
};
