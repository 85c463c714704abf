/** Requirements: AWARD-15 */
import { findStage } from './application-stage';

const SUBMIT = { durationFrom: '2025-04-01', durationTo: '2025-08-31' };
const CONFIGURATION = { status: 1, register: null, submit: SUBMIT };
const LAST_MOMENT = new Date('2025-08-31T20:59:59.999Z');
const AFTER = new Date('2025-08-31T21:00:00.000Z');

test('a registration lapses when the last day of submissions is over in Riyadh', () => {
  const registered = { scholarshipRequestStatus: 2 } as const;
  expect(findStage(registered, CONFIGURATION, LAST_MOMENT)).toBe('registered');
  expect(findStage(registered, CONFIGURATION, AFTER)).toBe('lapsed');
});

test('a registration does not lapse where no window is known', () => {
  expect(findStage({ scholarshipRequestStatus: 2 }, null, AFTER)).toBe('registered');
  expect(findStage({ scholarshipRequestStatus: 2 }, { status: 1 }, AFTER)).toBe('registered');
});

test('a request of an external root that is new is called so', () => {
  expect(findStage({ scholarshipRequestStatus: 1 }, CONFIGURATION, LAST_MOMENT)).toBe('new');
});

test('a submission stays submitted until its sender may know of its check, and waits while its files do', () => {
  expect(findStage({ scholarshipRequestStatus: 3 }, CONFIGURATION, AFTER)).toBe('submitted');
  const shown = { scholarshipRequestStatus: 3, shownStage: 'underReview' } as const;
  expect(findStage(shown, CONFIGURATION, AFTER)).toBe('underReview');
  expect(findStage({ ...shown, withdrawnAt: '2025-09-01' }, CONFIGURATION, AFTER)).toBe('withdrawn');
  const held = { scholarshipRequestStatus: 3, beingChecked: true } as const;
  expect(findStage(held, CONFIGURATION, AFTER)).toBe('beingChecked');
});
