import { toCountedAddress } from './counted-address';

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
