/** @jest-environment node */
/** Requirements: JUDGE-05, JUDGE-22 */
import { adjustTotals } from './adjust-totals';

/** A final sheet that names its application. */
interface Sheet {
  application: string;
  juror: string;
  total: number;
}

/** The adjusted totals, in the order of the sheets. */
function adjust(sheets: readonly Sheet[]): number[] {
  const read = Map.groupBy(sheets, ({ application }) => application);
  return adjustTotals(
    sheets.map(({ application, ...sheet }) => {
      const totals = (read.get(application) ?? []).map(({ total }) => total);
      return {
        ...sheet,
        application: { sum: totals.reduce((sum, total) => sum + total, 0), count: totals.length },
      };
    }),
  );
}

/** Numbers from 0 to below 1, the same for each seed. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Two jurors read the same applications; the first is stricter by a number of hundredths. */
const makePair = (count: number, stricter: number): Sheet[] =>
  Array.from({ length: count }, (_, index) => [
    { application: `a${index}`, juror: 'strict', total: 5000 + 100 * index - stricter },
    { application: `a${index}`, juror: 'other', total: 5000 + 100 * index },
  ]).flat();

function adjustedOf(sheets: readonly Sheet[], juror: string): number[] {
  const adjusted = adjust(sheets);
  return sheets.flatMap((sheet, index) => (sheet.juror === juror ? (adjusted[index] ?? []) : []));
}
const totalsOf = (sheets: readonly Sheet[]) => sheets.map(({ total }) => total);

test('with fewer than five sheets nothing is adjusted', () => {
  const sheets = makePair(4, 600);
  expect(adjust(sheets)).toEqual(totalsOf(sheets));
});

test('with five sheets half of the difference is made up, with ten two thirds', () => {
  expect(adjustedOf(makePair(5, 600), 'strict')).toEqual([4700, 4800, 4900, 5000, 5100]);
  expect(adjustedOf(makePair(10, 600), 'strict')[0]).toBe(4800);
});

test('from 15 sheets on both jurors get the same mean and spread', () => {
  const sheets = makePair(15, 600);
  expect(adjustedOf(sheets, 'strict')).toEqual(adjustedOf(sheets, 'other'));
});

test('a juror who always gives the same total is shifted, as there is no spread', () => {
  const sheets = makePair(15, 0).map((sheet) =>
    sheet.juror === 'strict' ? { ...sheet, total: 4000 } : sheet,
  );
  // Three quarters of the mean difference of 1,700.
  expect(adjustedOf(sheets, 'strict')).toEqual(Array(15).fill(5275));
});

test('a juror who reads alone is not shifted', () => {
  const sheets = Array.from({ length: 6 }, (_, index) => ({
    application: `a${index}`,
    juror: 'alone',
    total: 3000 + index,
  }));
  expect(adjust(sheets)).toEqual(totalsOf(sheets));
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
    const rename = ({ application, juror, total }: Sheet) => ({
      application: `x${application}`,
      juror: `${9 - Number(juror.slice(1))}`,
      total,
    });
    const renamed = sheets.map(rename).toSorted(() => random() - 0.5);
    const nameOf = ({ application, juror }: Sheet) => `${application} ${juror}`;
    const other = adjust(renamed);
    const adjusted = new Map(renamed.map((sheet, index) => [nameOf(sheet), other[index]]));
    expect(sheets.map((sheet) => adjusted.get(nameOf(rename(sheet))))).toEqual(adjust(sheets));
  }
});

/** The adjusted totals by the definition alone, one sheet after another. */
function adjustPlainly(sheets: readonly Sheet[]): number[] {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const summarise = (totals: readonly number[]) => {
    const mean = sum(totals) / totals.length;
    const squares = sum(totals.map((total) => total * total));
    return { mean, deviation: Math.sqrt(totals.length * squares - sum(totals) ** 2) / totals.length };
  };
  const all = summarise(sheets.map(({ total }) => total));
  return sheets.map(({ juror, total }) => {
    const own = sheets.filter((sheet) => sheet.juror === juror);
    if (own.length < 5) return total;
    const { mean, deviation } = summarise(own.map((sheet) => sheet.total));
    if (own.length >= 15 && deviation > 0)
      return Math.round(all.mean + ((total - mean) / deviation) * all.deviation);
    const differences = own.map((sheet) => {
      const readers = sheets.filter(({ application }) => application === sheet.application);
      const others = readers.length - 1;
      // In sixtieths, which are whole for up to five other readers.
      return others === 0
        ? 0
        : (readers.length * sheet.total - sum(readers.map((other) => other.total))) * (60 / others);
    });
    return total - Math.round(sum(differences) / (60 * (own.length + 5)));
  });
}

test('the totals are those of the definition, sheet by sheet', () => {
  const random = makeRandom(9);
  for (let round = 0; round < 100; round += 1) {
    const jurors = 3 + Math.floor(random() * 12);
    const sheets = Array.from({ length: 30 }, (_, application) =>
      Array.from({ length: jurors }, (_unused, juror) => ({
        application: `a${application}`,
        juror: `j${juror}`,
        total: Math.floor(random() * 10_000),
      }))
        .filter(() => random() < 3 / jurors)
        .slice(0, 6),
    ).flat();
    expect(adjust(sheets)).toEqual(adjustPlainly(sheets));
  }
});
