import type { StoredQuestion } from '@/lib/survey/survey-version';

type Move = 'up' | 'down';

/** The list with one entry a place earlier or later; at the end of the list it stays. */
export function moveOne<Entry>(list: readonly Entry[], from: number, to: Move): Entry[] {
  const moved = list[from];
  if (moved === undefined) return [...list];
  const place = Math.min(Math.max(from + (to === 'up' ? -1 : 1), 0), list.length - 1);
  return list.toSpliced(from, 1).toSpliced(place, 0, moved);
}

interface Published {
  questions: readonly StoredQuestion[];
}

/** The earlier entries that a list lacks, each in its first occurrence. */
function listLacking<Entry>(
  earlier: readonly Entry[],
  list: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Entry[] {
  const known = new Set(list.map(keyOf));
  return earlier.filter((entry) => {
    const isNew = !known.has(keyOf(entry));
    known.add(keyOf(entry));
    return isNew;
  });
}

/** The questions of published versions that a draft lacks, as they were asked last. @param versions newest first */
export const listEnded = (
  versions: readonly Published[],
  draft: readonly StoredQuestion[],
): StoredQuestion[] =>
  listLacking(
    versions.flatMap(({ questions }) => questions),
    draft,
    ({ name }) => name,
  );

/** The same for the choices of a question of the draft. */
export const listEndedOptions = (
  versions: readonly Published[],
  { name, options }: StoredQuestion,
): StoredQuestion['options'] =>
  listLacking(
    versions.flatMap(({ questions }) =>
      questions.filter((one) => one.name === name).flatMap((one) => one.options),
    ),
    options,
    ({ key }) => key,
  );

/** True if a version can be published: it has a question, and each choice has at least two options. */
export const isComplete = (questions: readonly StoredQuestion[]): boolean =>
  questions.length > 0 && questions.every(({ kind, options }) => kind === 'textarea' || options.length > 1);
