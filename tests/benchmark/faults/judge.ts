/** The results for users and reads during a fault. */
export interface Outcome {
  lost: number;
  twice: number;
  'other errors': number;
  'failed reads': number;
  'instances that ended': number;
  /** Other errors that a fault found. */
  'wrong beside': number;
}

/** The counts that must be zero for every fault. */
const NOUGHT = ['lost', 'twice', 'other errors', 'instances that ended', 'wrong beside'] as const;

/**
 * The errors of a fault, by column.
 * @param mayFailReads for a moment no instance could answer
 */
export function listWrong(
  outcome: Outcome,
  { mayFailReads = false }: { mayFailReads?: boolean },
): (keyof Outcome)[] {
  const columns: readonly (keyof Outcome)[] = mayFailReads ? NOUGHT : [...NOUGHT, 'failed reads'];
  return columns.filter((column) => outcome[column] > 0);
}
