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

/** The questions of published versions that a draft lacks, as they were asked last. @param versions newest first */
export function listEnded(
  versions: readonly Published[],
  draft: readonly StoredQuestion[],
): StoredQuestion[] {
  const found = new Map<string, StoredQuestion>();
  for (const question of versions.flatMap(({ questions }) => questions))
    if (!found.has(question.name) && draft.every(({ name }) => name !== question.name))
      found.set(question.name, question);
  return [...found.values()];
}

/** The same for the choices of a question of the draft. */
export function listEndedOptions(
  versions: readonly Published[],
  { name, options }: StoredQuestion,
): StoredQuestion['options'] {
  const found = new Map<string, StoredQuestion['options'][number]>();
  const earlier = versions.flatMap(({ questions }) => questions.filter((one) => one.name === name));
  for (const option of earlier.flatMap((question) => question.options))
    if (!found.has(option.key) && options.every(({ key }) => key !== option.key))
      found.set(option.key, option);
  return [...found.values()];
}

/** True if a version can be published: it asks something, and who chooses has a choice. */
export const isComplete = (questions: readonly StoredQuestion[]): boolean =>
  questions.length > 0 && questions.every(({ kind, options }) => kind === 'textarea' || options.length > 1);
