/** @jest-environment node */
/** Requirements: SESSION-02 */
import { phaseOf, toPageClock, untilNextLook } from './session-phase';

const MINUTE = 60_000;
const ends = { idleEnd: 20 * MINUTE, absoluteEnd: 480 * MINUTE };

describe('phaseOf', () => {
  it.each([
    [0, 'quiet'],
    [18 * MINUTE - 1, 'quiet'],
    [18 * MINUTE, 'warning'],
    [20 * MINUTE - 1, 'warning'],
    [20 * MINUTE, 'ended'],
  ])('at %i ms is %s', (at, phase) => {
    expect(phaseOf(ends, at)).toBe(phase);
  });

  it('is `last` once the end cannot be moved', () => {
    const last = { idleEnd: 480 * MINUTE, absoluteEnd: 480 * MINUTE };
    expect(phaseOf(last, 479 * MINUTE)).toBe('last');
  });

  it('is `over` for a visitor', () => {
    expect(phaseOf(null, 0)).toBe('ended');
  });
});

describe('untilNextLook', () => {
  it('waits until the warning, then counts seconds, then stops', () => {
    expect(untilNextLook(ends, MINUTE)).toBe(17 * MINUTE);
    expect(untilNextLook(ends, 19 * MINUTE)).toBe(1000);
    expect(untilNextLook(ends, 20 * MINUTE)).toBeNull();
  });
});

describe('toPageClock', () => {
  it('corrects for a wrong clock of the page', () => {
    const status = {
      signedIn: true,
      idleEndsAt: '2026-03-01T09:20:00Z',
      absoluteEndsAt: '2026-03-01T17:00:00Z',
      now: '2026-03-01T09:00:00Z',
    };
    expect(toPageClock(status, 5000)).toEqual({
      idleEnd: 5000 + 20 * MINUTE,
      absoluteEnd: 5000 + 480 * MINUTE,
    });
  });

  it('has no end for an anonymous visitor', () => {
    expect(toPageClock({ signedIn: false, now: '2026-03-01T09:00:00Z' }, 0)).toBeNull();
  });
});
