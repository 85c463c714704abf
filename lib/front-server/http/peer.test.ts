/** @jest-environment node */
/** Requirements: CALL-16 */
import { findPeer } from './peer';

test('without a trusted proxy only the socket counts, whatever the client claims', () => {
  expect(findPeer('203.0.113.9', '198.51.100.1', 0)).toBe('203.0.113.9');
});

test('IPv4 inside IPv6 is shown as IPv4', () => {
  expect(findPeer('::ffff:127.0.0.1', undefined, 0)).toBe('127.0.0.1');
});

test.each([
  ['one proxy: the last entry, which it appended', '6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
  ['two proxies: the entry of the outer one', '6.6.6.6, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['fewer entries than proxies', '198.51.100.1', 2, '10.0.0.1'],
  ['no header', undefined, 1, '10.0.0.1'],
  ['not an address', '198.51.100.1, unknown', 1, '10.0.0.1'],
  ['IPv6', '2001:db8::1', 1, '2001:db8::1'],
  ['IPv6 in any form', '2001:DB8:0:0::0001', 1, '2001:db8::1'],
  ['a port', '198.51.100.1:4711', 1, '198.51.100.1'],
  ['IPv6 with a port', '[2001:db8::1]:443', 1, '2001:db8::1'],
  ['IPv6 in brackets', '[2001:db8::1]', 1, '2001:db8::1'],
  ['a zone', 'fe80::1%eth0', 1, 'fe80::1'],
  ['IPv4 inside IPv6, in hex', '::ffff:c633:6401', 1, '198.51.100.1'],
  ['IPv4 inside IPv6, in full', '0:0:0:0:0:FFFF:C633:6401', 1, '198.51.100.1'],
  ['IPv4 inside IPv6, with a port', '[::ffff:198.51.100.1]:80', 1, '198.51.100.1'],
  ['IPv4 behind a translator', '64:ff9b::c633:6401', 1, '198.51.100.1'],
  ['an invalid port', '198.51.100.1:x', 1, '10.0.0.1'],
  ['an open bracket', '[2001:db8::1', 1, '10.0.0.1'],
])('%s', (_case, forwardedFor, hops, expected) => {
  expect(findPeer('10.0.0.1', forwardedFor, hops)).toBe(expected);
});
