/** @jest-environment node */
/** Requirements: INSIGHT-05 */
import { FUNNEL } from '@/lib/award/statistics';
import { hideFieldFunnels } from './edition-statistics';

const makeFunnel = (key: string, counts: number[]) => ({
  key,
  funnel: FUNNEL.map((step, index) => ({ key: step, count: counts[index] ?? 0 })),
});

test('of each step, small counts of fields are hidden, and one more if the sum would reveal the only one', () => {
  const hidden = hideFieldFunnels([
    makeFunnel('1', [30, 20, 12, 12, 12, 6, 2]),
    makeFunnel('2', [20, 10, 8, 8, 8, 5, 1]),
    makeFunnel('3', [4, 4, 3, 3, 3, 0, 0]),
    makeFunnel('4', [4, 3, 3, 3, 3, 3, 0]),
  ]);
  expect(hidden.map(({ key, funnel }) => [key, ...funnel.map(({ count }) => count)])).toEqual([
    ['1', 30, 20, 12, 12, 12, 6, null],
    ['2', 20, 10, 8, 8, 8, 5, null],
    ['3', 4, null, null, null, null, null, null],
    ['4', 4, null, null, null, null, null, null],
  ]);
  const one = hideFieldFunnels([
    makeFunnel('1', [30, 20]),
    makeFunnel('2', [20, 10]),
    makeFunnel('3', [4, 4]),
  ]);
  expect(one.map(({ funnel }) => funnel[1]?.count)).toEqual([20, null, null]);
});
