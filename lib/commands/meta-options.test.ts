/** @jest-environment node */
/** Requirements: SEO-07 */
import { readMetaOptions } from './meta-options';

test.each([
  [[], { action: 'check', url: null, format: 'table' }],
  [['--url', 'http://x', '--format', 'csv'], { action: 'check', url: 'http://x', format: 'csv' }],
  [['list'], { action: 'list' }],
  [
    ['set', '--route', 'haj', '--locale', 'ar', '--title', 'الحج', '--card', 'حج'],
    { action: 'set', route: 'haj', locale: 'ar', texts: { title: 'الحج', card: 'حج' } },
  ],
  [
    ['unset', '--route', '/Haj', '--locale', 'ar', '--field', 'card'],
    { action: 'unset', route: '/Haj', locale: 'ar', fields: ['card'] },
  ],
  [['import', 'a.json'], { action: 'import', file: 'a.json' }],
])('%j', (args, expected) => {
  expect(readMetaOptions(args)).toEqual(expected);
});

test.each([
  [['set', '--route', 'haj', '--locale', 'ar'], '--title, --description or --card is missing'],
  [['set', '--locale', 'ar', '--title', 'x'], '--route is missing'],
  [['unset', '--route', 'haj', '--locale', 'ar', '--field', 'robots'], '--field robots'],
  [['--format', 'xml'], '--format xml'],
  [['export'], 'The name of a file is missing'],
  [['delete'], 'delete: there is no such action'],
])('%j is refused', (args, message) => {
  expect(() => readMetaOptions(args)).toThrow(message);
});
