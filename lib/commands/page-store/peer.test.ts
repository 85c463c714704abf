/** @jest-environment node */
/** Requirements: CALL-16 */
import { findPeer } from './peer';

test('without a trusted proxy the socket alone counts, whatever the client claims', () => {
  expect(findPeer('203.0.113.9', '198.51.100.1', 0)).toBe('203.0.113.9');
});

test('IPv4 inside IPv6 is shown as IPv4', () => {
  expect(findPeer('::ffff:127.0.0.1', undefined, 0)).toBe('127.0.0.1');
});

test.each([
  ['one proxy: the last entry, which it wrote itself', '6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
  ['two proxies: the entry of the outer one', '6.6.6.6, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['fewer entries than proxies', '198.51.100.1', 2, '10.0.0.1'],
  ['no header', undefined, 1, '10.0.0.1'],
  ['not an address', '198.51.100.1, unknown', 1, '10.0.0.1'],
  ['IPv6', '2001:db8::1', 1, '2001:db8::1'],
])('%s', (_case, forwardedFor, hops, expected) => {
  expect(findPeer('10.0.0.1', forwardedFor, hops)).toBe(expected);
});
