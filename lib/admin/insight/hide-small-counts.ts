import type { SurveyFigures } from './schemas';

/** Smaller counts could tell what a single person has answered. */
const LEAST_SHOWN = 5;

/** One row for each answer: the count of all, then of each group. Null is hidden. */
type Table = (number | null)[][];

/** Hides the smallest shown count if exactly one is hidden, which the sum of the others would reveal. */
function protectLine(
  line: readonly (number | null)[],
  hide: (index: number) => void,
  mayHide: (index: number) => boolean,
) {
  if (line.filter((count) => count === null).length !== 1) return false;
  const shown = line.flatMap((count, index) => (count === null || !mayHide(index) ? [] : [{ count, index }]));
  const smallest = shown.sort((a, b) => a.count - b.count)[0];
  if (!smallest) return false;
  hide(smallest.index);
  return true;
}

/** @returns true if a count was hidden */
function protectColumn(table: Table, column: number): boolean {
  const line = table.map((row) => row[column] ?? null);
  return protectLine(
    line,
    (index) => table[index]?.splice(column, 1, null),
    () => true,
  );
}

/** The count of all stays as it is, because other groupings show it too. @returns true if a count was hidden */
function protectRow(row: (number | null)[]): boolean {
  return protectLine(
    row,
    (index) => row.splice(index, 1, null),
    (index) => index > 0,
  );
}

/**
 * Hides counts below five, and further ones until no hidden count follows from the sums of a row or a column.
 * @param counts a row for each answer: the count of all, then of each group
 * @param sumsDown true if each respondent gives one answer, so that a column adds up to a known total
 */
export function hideSmallCounts(counts: readonly (readonly number[])[], sumsDown: boolean): Table {
  const table: Table = counts.map((row) => row.map((count) => (count < LEAST_SHOWN ? null : count)));
  if (sumsDown) protectColumn(table, 0);
  const groups = (table[0]?.length ?? 1) - 1;
  if (groups === 0) return table;
  const columns = Array.from({ length: groups }, (_, index) => index + 1);
  for (let isOpen = true; isOpen; ) {
    const rows = table.map(protectRow);
    const down = sumsDown ? columns.map((column) => protectColumn(table, column)) : [];
    isOpen = [...rows, ...down].includes(true);
  }
  return table;
}

/** True if a question has a count that may be shown. */
export const hasShownCount = ({ questions }: Pick<SurveyFigures, 'questions'>): boolean =>
  questions.some(({ answers }) => answers.some(({ counts }) => counts.some((count) => count !== null)));
