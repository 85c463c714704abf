/** @jest-environment node */
/** Requirements: CALL-14 */
import { parseLimits } from './rate-limits';

describe('parseLimits', () => {
  it('overrides single limits and keeps the others', () => {
    const limits = parseLimits('register=2/60, token=5/1');
    expect(limits.register).toEqual({ count: 2, seconds: 60 });
    expect(limits.token).toEqual({ count: 5, seconds: 1 });
    expect(limits.submit).toEqual(parseLimits('').submit);
  });

  it.each(['register=2', 'register=x/60', 'register:2/60', 'nothing=2/60'])('refuses %s', (setting) => {
    expect(() => parseLimits(setting)).toThrow();
  });
});
