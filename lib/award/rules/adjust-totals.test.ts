/** @jest-environment node */
/** Requirements: JUDGE-05 */
import { adjustTotals, type FinalSheet } from './adjust-totals';

/** Numbers from 0 to below 1, the same for each seed. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Two jurors read the same applications; the first is stricter by a number of hundredths. */
const makePair = (count: number, stricter: number): FinalSheet[] =>
  Array.from({ length: count }, (_, index) => [
    { application: `a${index}`, juror: 'strict', total: 5000 + 100 * index - stricter },
    { application: `a${index}`, juror: 'other', total: 5000 + 100 * index },
  ]).flat();

const adjustedOf = (sheets: readonly FinalSheet[], juror: string) =>
  adjustTotals(sheets).filter((sheet) => sheet.juror === juror);

test('with fewer than five sheets nothing is adjusted', () => {
  expect(adjustedOf(makePair(4, 600), 'strict').map(({ adjustment }) => adjustment)).toEqual(
    Array(4).fill('none'),
  );
  expect(adjustTotals(makePair(4, 600)).every(({ total, adjusted }) => total === adjusted)).toBe(true);
});

test('with five sheets half of the difference is made up, with ten two thirds', () => {
  const [five] = adjustedOf(makePair(5, 600), 'strict');
  expect(five).toMatchObject({ total: 4400, adjusted: 4700, adjustment: 'shift' });
  const [ten] = adjustedOf(makePair(10, 600), 'strict');
  expect(ten).toMatchObject({ total: 4400, adjusted: 4800, adjustment: 'shift' });
});

test('from 15 sheets on both jurors get the same mean and spread', () => {
  const sheets = makePair(15, 600);
  const strict = adjustedOf(sheets, 'strict');
  expect(strict.map(({ adjustment }) => adjustment)).toEqual(Array(15).fill('standard'));
  expect(strict.map(({ adjusted }) => adjusted)).toEqual(
    adjustedOf(sheets, 'other').map(({ adjusted }) => adjusted),
  );
});

test('a juror who always gives the same total is shifted, as there is no spread', () => {
  const sheets = makePair(15, 0).map((sheet) =>
    sheet.juror === 'strict' ? { ...sheet, total: 4000 } : sheet,
  );
  expect(adjustedOf(sheets, 'strict').map(({ adjustment }) => adjustment)).toEqual(Array(15).fill('shift'));
});

test('a juror who reads alone is not shifted', () => {
  const sheets = Array.from({ length: 6 }, (_, index) => ({
    application: `a${index}`,
    juror: 'alone',
    total: 3000 + index,
  }));
  expect(adjustTotals(sheets).map(({ total, adjusted }) => adjusted - total)).toEqual(Array(6).fill(0));
});

test('order of the sheets, names and ids change nothing', () => {
  const random = makeRandom(5);
  for (let round = 0; round < 200; round += 1) {
    const sheets = Array.from({ length: 40 }, (_, application) =>
      Array.from({ length: 2 + Math.floor(random() * 2) }, () => Math.floor(random() * 6))
        .filter((juror, index, all) => all.indexOf(juror) === index)
        .map((juror) => ({
          application: `a${application}`,
          juror: `j${juror}`,
          total: Math.floor(random() * 10_000),
        })),
    ).flat();
    const rename = ({ application, juror, total }: FinalSheet) => ({
      application: `x${application}`,
      juror: `${9 - Number(juror.slice(1))}`,
      total,
    });
    const other = adjustTotals(sheets.map(rename).toSorted(() => random() - 0.5));
    const adjusted = new Map(other.map((sheet) => [`${sheet.application} ${sheet.juror}`, sheet.adjusted]));
    for (const sheet of adjustTotals(sheets)) {
      const { application, juror } = rename(sheet);
      expect(adjusted.get(`${application} ${juror}`)).toBe(sheet.adjusted);
    }
  }
});
