/** Requirements: LANG-03 */
import { splitPath } from './split-path';

test.each([
  ['/', { locale: null, path: '' }],
  ['/ar', { locale: 'ar', path: '' }],
  ['/en/Researchers/registration', { locale: 'en', path: '/Researchers/registration' }],
  ['/Researchers', { locale: null, path: '/Researchers' }],
  ['/AR/Researchers', { locale: null, path: '/AR/Researchers' }],
  ['/ar//evil.example', { locale: 'ar', path: '//evil.example' }],
])('%s', (pathname, expected) => {
  expect(splitPath(pathname)).toEqual(expected);
});
