/** Requirements: PRIVACY-01 */

import { SEED } from '@/lib/award/definition/edition';
import { RETENTION_DAYS } from './retention-days';
import { getEditionEnd, isOverdue } from './retention-rules';

// Other periods than the defaults: the rules read the settings.
jest.mock('./retention-days', () => ({
  RETENTION_DAYS: { identityImage: 61, unfinished: 180, completed: 401, audit: 801, certificate: 4000 },
}));

const END = Date.parse('2025-11-10T20:59:59.999Z');
const after = (days: number, ms = 0) => new Date(END + days * 86_400_000 + ms);

test('the edition ends with its last phase, or with a window that ends later', () => {
  expect(getEditionEnd(SEED.phases, [])).toBe(END);
  expect(getEditionEnd(SEED.phases, [END - 1])).toBe(END);
  expect(getEditionEnd(SEED.phases, [END + 1])).toBe(END + 1);
});

test.each(['identityImage', 'unfinished', 'completed', 'audit', 'certificate'] as const)(
  '%s is kept to its last day',
  (rule) => {
    const days = RETENTION_DAYS[rule];
    expect(isOverdue(rule, '2025-03-01T00:00:00Z', END, after(days))).toBe(false);
    expect(isOverdue(rule, '2025-03-01T00:00:00Z', END, after(days, 1))).toBe(true);
  },
);

test('a record that changed after the edition counts from its change', () => {
  const changed = after(30).toISOString();
  expect(isOverdue('unfinished', changed, END, after(200))).toBe(false);
  expect(isOverdue('unfinished', changed, END, after(211))).toBe(true);
});
