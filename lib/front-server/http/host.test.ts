/** Requirements: SAFE-08 */
import { readHost } from './host';

test.each([
  ['localhost:3000', 'localhost:3000'],
  ['HAJJ.example', 'hajj.example'],
  ['192.0.2.1', '192.0.2.1'],
  ['[2001:db8::1]:4300', '[2001:db8::1]:4300'],
  ['[2001:DB8:0:0::0001]', '[2001:db8::1]'],
  ['127.1', '127.0.0.1'],
  ['a_b.example:080', 'a_b.example'],
])('%s is the host %s', (given, host) => {
  expect(readHost(given, '/en')).toBe(host);
});

test.each([
  '',
  ' ',
  'a b',
  '1.2.3.4.5',
  '99999999999',
  '1.2.3.256',
  'a:99999',
  'a:',
  'a:b',
  ':80',
  '[:::::]',
  '[::1',
  '::1',
  '[fe80::1%25eth0]',
  'user@a',
  'user:password@a',
  'a/b',
  'a?b',
  'a#b',
  'a\\b',
  'a%2eb',
  'a,b',
  'a, a',
  '\u0645\u0643\u0629.example',
  'a\xe9',
  'a\0',
])('"%s" is not a host', (given) => {
  expect(readHost(given, '/en')).toBeNull();
});

test.each([
  ['http://a.example/en', 'a.example', 'a.example'],
  ['http://A.example:80', 'a.example', 'a.example'],
  ['http://a.example?x', undefined, 'a.example'],
  ['http://a.example/en', 'b.example', null],
  ['https://a.example:8080/en', 'a.example', null],
  ['http://user@a.example/en', 'a.example', null],
  ['http:///en', 'a.example', null],
  ['http://1.2.3.4.5/en', undefined, null],
  ['/en?next=http://b.example/', 'a.example', 'a.example'],
  ['/en', undefined, undefined],
])('the target %s with the host %s', (target, given, host) => {
  expect(readHost(given, target)).toBe(host);
});
