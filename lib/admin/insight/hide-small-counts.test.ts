/** @jest-environment node */
/** Requirements: INSIGHT-02 */
import { hasShownCount, hideSmallCounts } from './hide-small-counts';

/** Solves every row and column with one unknown, as a reader with a pencil would. @returns the cells that follow */
function reveal(counts: number[][], shown: (number | null)[][], sumsDown: boolean): string[] {
  const known = shown.map((row) => [...row]);
  const found: string[] = [];
  const totals =
    counts[0]?.map((_, column) => counts.reduce((sum, row) => sum + (row[column] ?? 0), 0)) ?? [];
  for (let isOpen = true; isOpen; ) {
    isOpen = false;
    const learn = (row: number, column: number) => {
      const line = known[row];
      if (!line) return;
      line[column] = counts[row]?.[column] ?? 0;
      found.push(`${row},${column}`);
      isOpen = true;
    };
    known.forEach((row, index) => {
      const hidden = row.flatMap((count, column) => (count === null ? [column] : []));
      if (row.length > 1 && hidden.length === 1) learn(index, hidden[0] ?? 0);
    });
    totals.forEach((_, column) => {
      const hidden = known.flatMap((row, index) => (row[column] === null ? [index] : []));
      if (sumsDown && hidden.length === 1) learn(hidden[0] ?? 0, column);
    });
  }
  return found;
}

test('counts below five are hidden, and one more if the total would reveal the only one', () => {
  expect(hideSmallCounts([[30], [12], [9], [4]], true)).toEqual([[30], [12], [null], [null]]);
  expect(hideSmallCounts([[30], [12], [9], [4]], false)).toEqual([[30], [12], [9], [null]]);
  expect(hideSmallCounts([[30], [3], [2]], true)).toEqual([[30], [null], [null]]);
  expect(hideSmallCounts([[30], [5]], true)).toEqual([[30], [5]]);
});

test('the count of all is the same in every grouping', () => {
  const alone = hideSmallCounts([[20], [11], [4]], true).map(([all]) => all);
  const byTwo = hideSmallCounts(
    [
      [20, 18, 2],
      [11, 6, 5],
      [4, 4, 0],
    ],
    true,
  ).map(([all]) => all);
  expect(byTwo).toEqual(alone);
});

test('no hidden count follows from the sums of its row or column', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let round = 0; round < 500; round += 1) {
    const groups = 1 + random(7);
    const counts = Array.from({ length: 2 + random(5) }, () => {
      const row = Array.from({ length: groups }, () => random(14));
      return [row.reduce((sum, count) => sum + count, 0), ...row];
    });
    const sumsDown = random(2) === 0;
    const shown = hideSmallCounts(counts, sumsDown);
    expect({ counts, found: reveal(counts, shown, sumsDown) }).toEqual({ counts, found: [] });
    const cells = counts.flatMap((row, index) =>
      row.map((count, column) => ({ count, cell: shown[index]?.[column] })),
    );
    const wrong = cells.filter(({ count, cell }) => cell !== null && (count < 5 || cell !== count));
    expect({ counts, wrong }).toEqual({ counts, wrong: [] });
  }
});

test('a survey has something to show once one count of one question is not hidden', () => {
  const makeQuestion = (...counts: (number | null)[]) => ({
    name: 'licensing',
    text: '',
    answers: counts.map((count, index) => ({ key: `${index}`, label: '', counts: [count] })),
  });
  expect(hasShownCount({ questions: [makeQuestion(null, null), makeQuestion(null)] })).toBe(false);
  expect(hasShownCount({ questions: [makeQuestion(null, null), makeQuestion(null, 6)] })).toBe(true);
});
