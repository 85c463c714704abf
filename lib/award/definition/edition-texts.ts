import { type EditionData, type EditionList, listOffered } from './edition';
import { SCORE_BANDS } from './judging-rules';
import type { KeyList } from './key-lists';

/** The parts in which the texts of an edition are edited. */
export const TEXT_PARTS = [
  'general',
  'countries',
  'importance',
  'goals',
  'fields',
  'timeline',
  'requirements',
  'criteria',
  'anchors',
  'jury',
  'controls',
  'categories',
  'levels',
] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

const each = (at: string, keys: readonly string[], ...names: string[]) =>
  keys.flatMap((key) => names.map((name) => `${at}.${key}.${name}`));
const keysOf = (items: readonly { key: string }[]) => items.map(({ key }) => key);

export const OPTION_PATH: Record<EditionList, (key: string) => string> = {
  countries: (key) => `countries.${key}`,
  fields: (key) => `fields.${key}.name`,
  levels: (key) => `levels.${key}`,
  categories: (key) => `categories.items.${key}.title`,
};

/** The path of the title of an entry, or of its only text. */
export function keyPath(list: KeyList, key: string): string {
  if (list === 'criteria' || list === 'goals' || list === 'controls') return `${list}.${key}.title`;
  if (list === 'benefits') return `importance.${key}.title`;
  if (list === 'eligibility') return `requirements.eligibility.${key}`;
  if (list === 'jury') return `jury.members.${key}`;
  if (list === 'juryRules') return `jury.rules.${key}`;
  return list === 'attaches' ? `about.attaches.${key}` : `fields.points.${key}`;
}

/**
 * The texts of an edition by part: paths below the messages `award`, or below `register.educationalLevels` for
 * `levels.<key>`. A path without a message has only the text that the edition stores.
 */
export function listTextPaths(edition: EditionData): Record<TextPart, string[]> {
  const { countries, fields, levels, categories, criteria, phases } = edition;
  return {
    general: ['tagline', 'lead', 'about.lead', 'about.text', 'sharing.text', 'closing.text'],
    countries: [
      ...keysOf(countries).map(OPTION_PATH.countries),
      ...edition.attaches.map((key) => keyPath('attaches', key)),
    ],
    importance: ['importance.lead', ...each('importance', edition.benefits, 'title', 'text')],
    goals: ['goals.lead', ...each('goals', edition.goals, 'title', 'text')],
    fields: [
      'fields.lead',
      ...fields.flatMap(({ key, points }) => [
        OPTION_PATH.fields(key),
        ...points.map((point) => keyPath(`points.${key}`, point)),
      ]),
    ],
    timeline: each('timeline.phases', keysOf(phases), 'text'),
    requirements: edition.eligibility.map((key) => keyPath('eligibility', key)),
    criteria: ['criteria.lead', ...each('criteria', keysOf(listOffered(criteria)), 'title', 'text')],
    anchors: SCORE_BANDS.map((band) => `anchors.${band}`),
    jury: [
      'jury.lead',
      ...edition.jury.map((key) => keyPath('jury', key)),
      ...edition.juryRules.map((key) => keyPath('juryRules', key)),
      'jury.note',
    ],
    controls: ['controls.lead', ...each('controls', edition.controls, 'title', 'text')],
    categories: ['categories.lead', ...each('categories.items', keysOf(categories), 'title', 'text')],
    levels: keysOf(levels).map(OPTION_PATH.levels),
  };
}
