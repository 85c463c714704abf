import { findNeighbourhood, findWiderNetworks, toCountedAddress } from './counted-address';

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

describe('findWiderNetworks', () => {
  it.each([
    ['2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8::/32'],
    ['2001:db8:0:0::/64', '2001:db8:0::/48', '2001:db8::/32'],
  ])('finds site and provider of %s', (counted, site, provider) => {
    expect(findWiderNetworks(counted)).toEqual({ site, provider });
  });

  it.each(['192.0.2.1', 'local', 'person:x'])('there are none for %s', (counted) => {
    expect(findWiderNetworks(counted)).toBeNull();
  });
});

describe('findNeighbourhood', () => {
  it.each([
    ['192.0.2.17', '192.0.2.0/24'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['local', null],
    ['person:x', null],
  ])('finds the neighbourhood of %s', (counted, network) => {
    expect(findNeighbourhood(counted)).toBe(network);
  });
});
