/** @jest-environment node */
/** Requirements: CALL-14 */
import { toCountedAddress } from './rate-limit';
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

describe('toCountedAddress', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
    [undefined, 'local'],
  ])('counts %s as %s', (peer, counted) => {
    expect(toCountedAddress(peer)).toBe(counted);
  });
});
