import { CHOICE_LIST_IDS } from '@/lib/choice-lists/choice-lists';
import { PUBLICATION_KINDS } from '@/lib/publications/kinds';

/** Tags of every public page. */
export const ALL_PAGES: readonly string[] = ['overrides', 'settings'];

/** Tags that change with the settings file and at midnight. */
export const INVALIDATED_BY_OTHERS: readonly string[] = ['settings', 'interruptions', 'day'];

/** Tags that triggers of the database change; `item:<kind>:<id>` has no fixed list. */
export const INVALIDATED_BY_DATABASE: readonly string[] = [
  'overrides',
  'windows',
  'edition',
  'season',
  'levels',
  'openData',
  'suppliers',
  'images',
  'requests:open-data',
  'requests:operator-survey',
  'survey',
  'publications',
  ...CHOICE_LIST_IDS.map((id) => `choices:${id}`),
  ...PUBLICATION_KINDS.map((kind) => `publications:${kind}`),
];

/** Tags that no public page of a new portal has: it has no images, and these lists are for signed-in people. */
export const WITHOUT_READER: readonly string[] = [
  'images',
  'choices:appointmentTopics',
  'choices:creativeTracks',
];
