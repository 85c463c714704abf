/** What became of people and reads while something was broken. */
export interface Outcome {
  lost: number;
  twice: number;
  'told otherwise': number;
  'failed reads': number;
  'instances that ended': number;
  /** What else a fault found wrong. */
  'wrong beside': number;
}

/** What must be nought whatever breaks. */
const NOUGHT = ['lost', 'twice', 'told otherwise', 'instances that ended', 'wrong beside'] as const;

/**
 * What a fault should not have brought about, by its column.
 * @param mayFailReads for a moment nobody was there to answer
 */
export function listWrong(
  outcome: Outcome,
  { mayFailReads = false }: { mayFailReads?: boolean },
): (keyof Outcome)[] {
  const columns: readonly (keyof Outcome)[] = mayFailReads ? NOUGHT : [...NOUGHT, 'failed reads'];
  return columns.filter((column) => outcome[column] > 0);
}
