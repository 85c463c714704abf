/** @jest-environment node */
import { readTarget } from './target';

test.each([
  ['/en/Faqs?a=%&b', '/en/Faqs?a=%&b'],
  ['/en/searchText/100%', '/en/searchText/100%25'],
  ['/en/searchText/%E0%A4%A', '/en/searchText/%25E0%25A4%25A'],
  ['/en/searchText/%2500', '/en/searchText/%2500'],
  ['/en/searchText/a%2Fb..c', '/en/searchText/a%2Fb..c'],
  ['/en/trems.rsc', '/en/trems%2Ersc'],
  ['http://evil.example/en?a=b', '/en?a=b'],
  ['HTTPS://evil.example:80?a=b', '/?a=b'],
  ['http://user@evil.example', '/'],
  ['//evil.example/en', '//evil.example/en'],
])('%s is normalized to %s', (target, expected) => {
  expect(readTarget(target)).toBe(expected);
});

test.each([
  '',
  '*',
  'en',
  '?a',
  'ftp://x/en',
  '/ar/../en',
  '/ar/%2E%2e/en',
  '/.',
  '/ar/..',
  '/en\\x',
  '/en#x',
  '/en/searchText/%00',
  '/en/Faqs?q=abc%00DEF',
  '/en/Faqs?%00',
  '/gateway/forms/contact?x=%00',
  '/en/searchText/%%00',
  'http://localhost/en?a=%00',
])('%s is outside the portal', (target) => {
  expect(readTarget(target)).toBeNull();
});
