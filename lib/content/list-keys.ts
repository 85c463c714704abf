import { SEED } from '@/lib/award/definition/edition';
import { TYPE_SAMPLES } from '@/lib/content/visual-identity/type-samples';
import { APP_CHANNELS } from '@/lib/operator/sections';
import type { Block, ContentPage } from './blocks';
import { FIGURE_LABELS } from './figures';
import { getMap } from './maps/maps';
import { PRAYERS } from './prayer-times';
import { SEASON_DAYS } from './season';
import { SEASON_FACT_KEYS } from './season-facts/definitions';

type KeyReader<Kind extends Block['kind']> = (block: Extract<Block, { kind: Kind }>) => readonly string[];

const each = (at: string, items: readonly string[], fields: readonly string[]) =>
  items.flatMap((item) => fields.map((field) => `${at}.${item}.${field}`));

const tableKeys = (at: string, columns: readonly string[], rows: readonly string[]) => [
  `${at}.caption`,
  ...columns.map((column) => `${at}.columns.${column}`),
  ...rows.map((row) => `${at}.rows.${row}`),
];

const EDITION_COLUMNS = ['phase', 'gregorian', 'hijri', 'state'];
const listPhases = () => SEED.phases.map(({ key }) => key);

const KEYS: { [Kind in Block['kind']]: KeyReader<Kind> } = {
  paragraphs: ({ keys }) => keys,
  list: ({ at, items }) => items.map((item) => `${at}.${item}`),
  steps: ({ at, items }) => each(at, items, ['title', 'text']),
  cards: ({ at, items }) =>
    each(
      at,
      items.map(({ key }) => key),
      ['title', 'text'],
    ),
  table: ({ at, columns, rows }) => [
    `${at}.caption`,
    ...columns.map((column) => `${at}.columns.${column}`),
    ...each(`${at}.rows`, rows, columns),
  ],
  serviceLevels: (block) => keysOf({ ...block, kind: 'table' }),
  notice: ({ at }) => [`${at}.title`, `${at}.text`],
  questions: ({ at, items }) => each(at, items, ['question', 'answer']),
  quote: ({ at }) => [`${at}.meaning`, `${at}.source`],
  // Their words are in `content.supplications`, for several pages.
  supplications: () => [],
  map: ({ at, map }) => [
    `${at}.caption`,
    ...getMap(map).legs.map(({ key }) => `${at}.legs.${key}`),
    ...getMap(map).places.map(({ key }) => `${at}.places.${key}`),
  ],
  figure: ({ at, figure }) => [
    `${at}.caption`,
    ...FIGURE_LABELS[figure].map((label) => `${at}.labels.${label}`),
  ],
  timeline: ({ at, items }) => each(at, items, ['when', 'title', 'text']),
  apps: ({ at, items }) => [
    ...each(`${at}.items`, items, ['title', 'text']),
    ...[...APP_CHANNELS, 'unset', 'scan'].map((label) => `${at}.labels.${label}`),
  ],
  centres: ({ at }) =>
    ['caption', 'address', 'hours', 'directions', 'unset.title', 'unset.text'].map((key) => `${at}.${key}`),
  externalLink: (block) => [`${block.at}.label`, ...('isOptional' in block ? [] : [`${block.at}.unset`])],
  byBotCheck: ({ at }) => [`${at}.own`, `${at}.reCaptcha`],
  season: ({ at }) => tableKeys(at, ['day', 'hijri', 'gregorian'], SEASON_DAYS),
  // The season's page has the texts for the others.
  seasonFacts: ({ at, hasUnset }) =>
    hasUnset
      ? [
          ...['matter', 'rule'].map((column) => `${at}.columns.${column}`),
          ...SEASON_FACT_KEYS.map((fact) => `${at}.rows.${fact}`),
          `${at}.unset`,
          `${at}.source`,
        ]
      : [],
  pastTable: ({ source, ...block }) => [...keysOf({ ...block, kind: 'table' }), source],
  departureCountries: ({ at, vaccines }) => vaccines.map((vaccine) => `${at}.${vaccine}`),
  prayerTimes: ({ at }) => tableKeys(at, ['prayer', 'makkah', 'madinah'], PRAYERS),
  tree: () => [],
  leaders: ({ at, offices }) => each(at, offices, ['title', 'text']),
  swatches: ({ at, groups }) => groups.map((group) => `${at}.${group}`),
  specimens: ({ at }) => TYPE_SAMPLES.map((sample) => `${at}.${sample}`),
  downloads: ({ at, files }) =>
    each(
      at,
      files.map(({ key }) => key),
      ['title', 'text'],
    ),
  prizeAmounts: ({ at }) => tableKeys(at, ['place', 'amount'], []),
  prizeCategories: () => [],
  prizeSharing: () => [],
  criteria: ({ at }) => [
    ...tableKeys(`${at}.table`, ['criterion', 'good', 'weight'], []),
    ...SEED.criteria.map(({ key }) => `${at}.table.rows.${key}`),
    ...['title', 'text'].map((part) => `${at}.weights.${part}`),
    ...['caption', 'total', 'meanings'].map((part) => `${at}.sheet.${part}`),
    ...['score', 'points', 'meaning'].map((column) => `${at}.sheet.columns.${column}`),
  ],
  edition: ({ at }) => [
    ...tableKeys(at, EDITION_COLUMNS, listPhases()),
    ...['past', 'now', 'coming', 'unknown'].map((state) => `${at}.states.${state}`),
  ],
  checklist: ({ at, groups }) =>
    groups.flatMap(({ key, items }) => [
      `${at}.${key}.title`,
      ...items.map((item) => `${at}.${key}.items.${item}`),
    ]),
};

function keysOf(block: Block): readonly string[] {
  return (KEYS[block.kind] as (block: Block) => readonly string[])(block);
}

export function listKeys(page: ContentPage): string[] {
  const sections = page.sections.flatMap(({ id, blocks }) => [`${id}.title`, ...blocks.flatMap(keysOf)]);
  return ['lead', ...sections];
}
