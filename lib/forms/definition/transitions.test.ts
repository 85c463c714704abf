/** @jest-environment node */
/** Requirements: REQUEST-01 */
import {
  getFirstState,
  isFinal,
  isState,
  listTransitions,
  needsNote,
  STATES,
  type Workflow,
} from './transitions';

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
] as const)('%s: from %s the %s may move it to %p', (workflow, from, actor, to) => {
  expect(listTransitions(workflow, from, actor)).toEqual(to);
});

it.each([
  ['request', 'received', 'closed'],
  ['appointment', 'requested', 'cancelled'],
] as const)('%s begins as %s and ends as %s', (workflow, first, last) => {
  expect(getFirstState(workflow)).toBe(first);
  expect(STATES[workflow].filter((state) => isFinal(workflow, state))).toEqual([last]);
});

it.each(Object.keys(STATES) as Workflow[])(
  'every state of %s can be reached from its initial state',
  (workflow) => {
    const reached = new Set([getFirstState(workflow)]);
    for (const state of reached) for (const to of listTransitions(workflow, state, 'staff')) reached.add(to);
    expect([...reached].sort()).toEqual([...STATES[workflow]].sort());
  },
);

it('distinguishes the states of the workflows', () => {
  expect(isState('request', 'answered')).toBe(true);
  expect(isState('appointment', 'answered')).toBe(false);
});

it.each([
  ['moreInformationRequested', 'staff', true],
  ['underReview', 'sender', true],
  ['underReview', 'staff', false],
  ['answered', 'staff', false],
  ['closed', 'sender', false],
] as const)('%s by the %s requires a note: %p', (to, actor, isNeeded) => {
  expect(needsNote(to, actor)).toBe(isNeeded);
});
