/** Requirements: INSTANCE-05 */
import { listWrong, type Outcome } from '../benchmark/faults/judge';

const GOOD: Outcome = {
  lost: 0,
  twice: 0,
  'other errors': 0,
  'failed reads': 0,
  'instances that ended': 0,
  'wrong beside': 0,
};
const COLUMNS = Object.keys(GOOD) as (keyof Outcome)[];

test('a fault without errors passes', () => {
  expect(listWrong(GOOD, {})).toEqual([]);
});

test.each(COLUMNS)('a fault with one of "%s" fails the command', (column) => {
  expect(listWrong({ ...GOOD, [column]: 1 }, {})).toEqual([column]);
});

test('with no instance left to answer, only reads may fail', () => {
  const wrong = COLUMNS.filter(
    (column) => listWrong({ ...GOOD, [column]: 1 }, { mayFailReads: true }).length,
  );
  expect(wrong).toEqual(COLUMNS.filter((column) => column !== 'failed reads'));
});
