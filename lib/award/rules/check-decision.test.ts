/** @jest-environment node */
/** Requirements: JUDGE-14 */
import { findDecisionErrors } from './check-decision';

const MEMBERS = ['A', 'B', 'C', 'D', 'E'];
const find = (given: Partial<Parameters<typeof findDecisionErrors>[0]>) =>
  findDecisionErrors({
    outcome: 'shortlisted',
    prize: null,
    quorum: 50,
    offered: ['first', 'second'],
    taken: [],
    members: MEMBERS,
    present: MEMBERS,
    recused: [],
    inFavour: 5,
    against: 0,
    abstained: 0,
    ...given,
  });

test('a decision of all members is valid', () => {
  expect(find({})).toEqual({});
});

test('more than half of the members must be present', () => {
  expect(find({ present: ['A', 'B', 'C'], inFavour: 3 })).toEqual({});
  expect(find({ present: ['A', 'B'], inFavour: 2 })).toEqual({ present: 'pattern' });
  expect(find({ members: ['A', 'B', 'C', 'D'], present: ['A', 'B'], inFavour: 2 })).toEqual({
    present: 'pattern',
  });
});

test('the quorum is the share that the edition sets', () => {
  const quorum = 66;
  expect(find({ quorum, present: ['A', 'B', 'C', 'D'], inFavour: 4 })).toEqual({});
  expect(find({ quorum, present: ['A', 'B', 'C'], inFavour: 3 })).toEqual({ present: 'pattern' });
  expect(find({ quorum: 99, present: ['A', 'B', 'C', 'D'], inFavour: 4 })).toEqual({ present: 'pattern' });
  expect(find({ quorum: 0, present: ['A'], inFavour: 1 })).toEqual({});
  expect(find({ quorum: 0, present: [], inFavour: 0 })).toEqual({ present: 'pattern' });
});

test('recused members count neither as members nor as present', () => {
  expect(find({ present: ['A', 'B'], recused: ['D', 'E'], inFavour: 2 })).toEqual({});
  expect(find({ present: ['A', 'B', 'C'], recused: ['C'], inFavour: 2 })).toEqual({ present: 'pattern' });
  expect(find({ recused: ['C'], inFavour: 5 })).toEqual({ inFavour: 'pattern' });
  expect(find({ recused: MEMBERS, inFavour: 0 })).toEqual({ present: 'pattern' });
});

test('each voter has one vote, and more are in favour than against', () => {
  expect(find({ inFavour: 4 })).toEqual({ inFavour: 'pattern' });
  expect(find({ inFavour: 2, against: 2, abstained: 1 })).toEqual({ outcome: 'pattern' });
  expect(find({ inFavour: 2, against: 1, abstained: 2 })).toEqual({});
});

test('a winner has a prize that no other application of the category has', () => {
  expect(find({ outcome: 'winner' })).toEqual({ prize: 'required' });
  expect(find({ outcome: 'winner', prize: 'first', taken: ['first'] })).toEqual({ prize: 'pattern' });
  expect(find({ outcome: 'winner', prize: 'second', taken: ['first'] })).toEqual({});
  expect(find({ outcome: 'winner', prize: 'third' })).toEqual({ prize: 'choice' });
});
