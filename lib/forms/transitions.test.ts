/** @jest-environment node */
/** Requirements: REQUEST-01 */
import { getFirstState, isFinal, isState, type Life, listMoves, STATES } from './transitions';

it.each([
  ['request', 'received', 'staff', ['underReview', 'moreInformationRequested', 'answered', 'closed']],
  ['request', 'received', 'sender', ['closed']],
  ['request', 'underReview', 'staff', ['moreInformationRequested', 'answered', 'closed']],
  ['request', 'moreInformationRequested', 'sender', ['underReview', 'closed']],
  ['request', 'answered', 'staff', ['underReview', 'closed']],
  ['request', 'closed', 'staff', []],
  ['appointment', 'requested', 'staff', ['approved', 'rescheduled', 'cancelled']],
  ['appointment', 'requested', 'sender', ['rescheduled', 'cancelled']],
  ['appointment', 'approved', 'sender', ['rescheduled', 'cancelled']],
  ['appointment', 'rescheduled', 'staff', ['approved', 'rescheduled', 'cancelled']],
  ['appointment', 'cancelled', 'staff', []],
  ['request', 'requested', 'staff', []],
] as const)('%s: from %s the %s may move it to %p', (life, from, mover, to) => {
  expect(listMoves(life, from, mover)).toEqual(to);
});

it.each([
  ['request', 'received', 'closed'],
  ['appointment', 'requested', 'cancelled'],
] as const)('%s begins as %s and ends as %s', (life, first, last) => {
  expect(getFirstState(life)).toBe(first);
  expect(STATES[life].filter((state) => isFinal(life, state))).toEqual([last]);
});

it.each(Object.keys(STATES) as Life[])('every state of %s can be reached from its first', (life) => {
  const reached = new Set([getFirstState(life)]);
  for (const state of reached) for (const to of listMoves(life, state, 'staff')) reached.add(to);
  expect([...reached].sort()).toEqual([...STATES[life]].sort());
});

it('knows the states of each life apart', () => {
  expect(isState('request', 'answered')).toBe(true);
  expect(isState('appointment', 'answered')).toBe(false);
});
