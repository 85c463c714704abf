import { type Criterion, type EditionData, listOffered } from './edition';

/** The lists of an edition that consist of keys, which name the texts of their entries. */
export const KEY_LISTS = [
  'criteria',
  'benefits',
  'goals',
  'eligibility',
  'jury',
  'juryRules',
  'controls',
  'attaches',
] as const;

/** One of them, or the points of a research field, by its key. */
export type KeyList = (typeof KEY_LISTS)[number] | `points.${string}`;

/** The keys of a list in their order, and those of entries that have ended, which no other entry gets. */
export interface KeyEntries {
  offered: readonly string[];
  ended: readonly string[];
}

const toPointsList = (field: string): KeyList => `points.${field}`;

/** The lists of an edition: points of the research fields that it offers come last. */
export const listKeyLists = ({ fields }: Pick<EditionData, 'fields'>): KeyList[] => [
  ...KEY_LISTS,
  ...listOffered(fields).map(({ key }) => toPointsList(key)),
];

const isPlain = (list: KeyList): list is Exclude<(typeof KEY_LISTS)[number], 'criteria'> =>
  list !== 'criteria' && KEY_LISTS.some((known) => known === list);

/** The keys of a list of an edition; none for the points of an unknown field. */
export function readKeyList(edition: EditionData, list: KeyList): KeyEntries {
  const { criteria, fields } = edition;
  if (list === 'criteria')
    return {
      offered: listOffered(criteria).map(({ key }) => key),
      ended: criteria.filter(({ offered }) => offered === false).map(({ key }) => key),
    };
  const ended = edition.ended[list] ?? [];
  if (isPlain(list)) return { offered: edition[list], ended };
  return { offered: fields.find(({ key }) => toPointsList(key) === list)?.points ?? [], ended };
}

/** An edition with the keys of a list. A criterion keeps its weight while it is offered. */
export function writeKeyList(
  edition: EditionData,
  list: KeyList,
  { offered, ended }: KeyEntries,
): EditionData {
  if (list === 'criteria') {
    const weightOf = (key: string) => edition.criteria.find((one) => one.key === key)?.weight ?? null;
    const criteria: Criterion[] = [
      ...offered.map((key) => ({ key, weight: weightOf(key) })),
      ...ended.map((key) => ({ key, weight: null, offered: false })),
    ];
    return { ...edition, criteria };
  }
  const changed = { ...edition, ended: { ...edition.ended, [list]: ended } };
  if (isPlain(list)) return { ...changed, [list]: offered };
  return {
    ...changed,
    fields: edition.fields.map((field) =>
      toPointsList(field.key) === list ? { ...field, points: offered } : field,
    ),
  };
}
