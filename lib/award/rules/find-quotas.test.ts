/** @jest-environment node */
/** Requirements: AWARD-25 */
import { DEFAULT_DECIDING } from '@/lib/award/definition/judging-rules';
import { findFullQuotas, type Quotable } from './find-quotas';

const quotas = {
  field: { winner: 1, shortlisted: null },
  country: { winner: 2, shortlisted: 1 },
};
const make = (id: string, outcome: Quotable['outcome'], field = 1, country = 1): Quotable => ({
  id,
  outcome,
  field,
  country,
});

test('without quotas, and while they are not filled, nothing is marked', () => {
  const decided = [make('a', 'winner'), make('b', 'winner')];
  expect(findFullQuotas(DEFAULT_DECIDING, make('c', null), decided)).toEqual([]);
  expect(findFullQuotas({ quotas }, make('c', null, 2, 2), decided)).toEqual([]);
});

test('an application without a decision is marked for each quota that others fill', () => {
  const decided = [make('a', 'winner'), make('b', 'shortlisted', 2)];
  expect(findFullQuotas({ quotas }, make('c', null), decided)).toEqual([
    { group: 'field', outcome: 'winner', most: 1 },
    { group: 'country', outcome: 'shortlisted', most: 1 },
  ]);
});

test('a decided application is marked only for its outcome, and not because of itself', () => {
  const decided = [make('a', 'winner'), make('b', 'winner'), make('c', 'notSelected')];
  const full = decided.map((own) => findFullQuotas({ quotas }, own, decided));
  const field = { group: 'field', outcome: 'winner', most: 1 };
  expect(full).toEqual([[field], [field], []]);
  expect(findFullQuotas({ quotas }, make('a', 'winner'), [make('a', 'winner')])).toEqual([]);
});
