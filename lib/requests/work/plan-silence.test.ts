/** Requirements: REQUEST-12 */
import { planSilence } from './plan-silence';

/** A Sunday, 10:00 in Riyadh. */
const ASKED = '2026-11-01T07:00:00.000Z';
const NONE = new Set<string>();
const plan = (rules: Parameters<typeof planSilence>[1], remindedAt: string | null = null, off = NONE) =>
  planSilence({ askedAt: ASKED, remindedAt }, rules, off);

test('both days count working days from the question on', () => {
  expect(plan({ remind: 10, close: 20 })).toEqual({
    remindAt: '2026-11-15T07:00:00.000Z',
    closeAt: '2026-11-29T07:00:00.000Z',
  });
});

test('a day off moves both', () => {
  expect(plan({ remind: 10, close: 20 }, null, new Set(['2026-11-03']))).toEqual({
    remindAt: '2026-11-16T07:00:00.000Z',
    closeAt: '2026-11-30T07:00:00.000Z',
  });
});

test('what is off never happens', () => {
  expect(plan({ remind: null, close: null })).toEqual({ remindAt: null, closeAt: null });
  expect(plan({ remind: 10, close: null }).closeAt).toBeNull();
  expect(plan({ remind: null, close: 20 })).toEqual({ remindAt: null, closeAt: '2026-11-29T07:00:00.000Z' });
});

test('a reminder that was sent on time changes nothing; after a late one the sender has the days in between', () => {
  expect(plan({ remind: 10, close: 20 }, '2026-11-15T07:00:30.000Z')).toEqual({
    remindAt: null,
    closeAt: '2026-11-29T07:00:30.000Z',
  });
  expect(plan({ remind: 10, close: 20 }, '2026-12-06T07:00:00.000Z').closeAt).toBe(
    '2026-12-20T07:00:00.000Z',
  );
});
