import { type Criterion, type EditionData, listOffered } from '@/lib/award/definition/edition';

export const CRITERION_MOVES = ['up', 'down', 'end', 'again'] as const;

/** A new criterion, by its title, or a change of one of the edition. */
export type CriterionChange =
  | { to: 'add'; title: string }
  | { to: (typeof CRITERION_MOVES)[number]; criterion: string };

/** The criterion exchanged with the one before or after it; at the end of the list it stays. */
function move(criteria: readonly Criterion[], from: number, to: number): Criterion[] {
  const [one, other] = [criteria[from], criteria[to]];
  return one && other ? criteria.with(from, other).with(to, one) : [...criteria];
}

function changeOne(criteria: readonly Criterion[], key: string, to: (typeof CRITERION_MOVES)[number]) {
  const offered = listOffered(criteria);
  const ended = criteria.filter((criterion) => criterion.offered === false);
  const at = offered.findIndex((criterion) => criterion.key === key);
  if (to === 'again')
    return [
      ...offered,
      ...ended.filter((one) => one.key === key).map(({ weight }): Criterion => ({ key, weight })),
      ...ended.filter((one) => one.key !== key),
    ];
  if (at === -1) return [...criteria];
  if (to === 'end')
    return [...offered.toSpliced(at, 1), ...ended, { key, weight: null, offered: false } satisfies Criterion];
  return [...move(offered, at, to === 'up' ? at - 1 : at + 1), ...ended];
}

/** Keys of added criteria: the word and a number that none has had, because criteria that end stay in the list. */
function nextKey(criteria: readonly Criterion[]): string {
  const numbers = criteria.map(({ key }) => Number(/^criteria(\d+)$/.exec(key)?.[1] ?? 0));
  return `criteria${Math.max(criteria.length, ...numbers) + 1}`;
}

/**
 * The criteria of an edition after a change: those that it offers in their order, then those that have ended.
 * @returns the data, and the title of a new criterion by the path of its text
 */
export function changeCriteria(
  edition: EditionData,
  change: CriterionChange,
): { data: EditionData; names: Record<string, string> } {
  const { criteria } = edition;
  if (change.to !== 'add')
    return { data: { ...edition, criteria: changeOne(criteria, change.criterion, change.to) }, names: {} };
  const key = nextKey(criteria);
  const added = [
    ...listOffered(criteria),
    { key, weight: null },
    ...criteria.filter(({ offered }) => offered === false),
  ];
  return { data: { ...edition, criteria: added }, names: { [`criteria.${key}.title`]: change.title } };
}
