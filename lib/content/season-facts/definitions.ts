/** The type of a part: a day (yyyy-MM-dd), an amount in riyals, a number of years, an https address, or words. */
export type PartKind = 'day' | 'riyals' | 'years' | 'address' | 'text';

/**
 * What is announced for each season of Hajj, in display order, with the parts of each. The names are in
 * `haj.season.current.announced.table.rows`, those of the parts in `season.parts`.
 */
export const SEASON_FACTS = {
  registration: { opens: 'day', closes: 'day', text: 'text' },
  priority: { age: 'years', text: 'text' },
  packages: { from: 'riyals', text: 'text' },
  refunds: { text: 'text' },
  directCountries: { text: 'text' },
  airports: { text: 'text' },
  hady: { price: 'riyals', text: 'text' },
  vaccines: { text: 'text' },
  penalties: {
    hajj: 'riyals',
    visit: 'riyals',
    help: 'riyals',
    ban: 'years',
    starts: 'day',
    ends: 'day',
    text: 'text',
  },
  platforms: { direct: 'address', inside: 'address', sacrifice: 'address' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, PartKind>>>>;

export type SeasonFactKey = keyof typeof SEASON_FACTS;

export const SEASON_FACT_KEYS = Object.keys(SEASON_FACTS) as [SeasonFactKey, ...SeasonFactKey[]];

/** The addresses of the platforms are known; the others are announced each season. */
export const ANNOUNCED_EACH_SEASON = SEASON_FACT_KEYS.filter((key) => key !== 'platforms');

/** The parts of a fact with their kinds, in display order. */
export const listParts = (key: SeasonFactKey): [part: string, kind: PartKind][] =>
  Object.entries(SEASON_FACTS[key]);

/** Two parts of a fact are a period: the second day is not before the first. */
export const PERIODS: Partial<Record<SeasonFactKey, readonly [first: string, last: string]>> = {
  registration: ['opens', 'closes'],
  penalties: ['starts', 'ends'],
};

/** The authorities that announce; their names are in `season.sources`. */
export const SEASON_SOURCES = [
  'hajjMinistry',
  'interiorMinistry',
  'healthMinistry',
  'civilAviation',
  'adahi',
] as const;

/** Name of the control for a part, and for its words in a language. They are also the paths of errors in the body. */
export const PART_CONTROL = (part: string, locale?: string) =>
  locale ? `values.${part}.${locale}` : `values.${part}`;
