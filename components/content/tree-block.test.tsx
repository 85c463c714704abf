/** @jest-environment node */
/** Requirements: CONTENT-05 */
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { getOperatorSettings } from '@/lib/operator/settings';
import { parseSettings } from '@/lib/operator/settings-file';
import { TreeBlock } from './tree-block';

jest.mock('@/lib/operator/settings');
const mocked = jest.mocked(getOperatorSettings);

const render = (settings: object) => {
  mocked.mockReturnValue(parseSettings(JSON.stringify(settings)));
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{}}>
      <TreeBlock />
    </NextIntlClientProvider>,
  ).replaceAll(/ class="[^"]*"/g, '');
};

test('the structure is nested lists, and each name has its language', () => {
  const structure = {
    name: { ar: 'الوزير', en: 'The Minister' },
    units: [{ name: { ar: 'وكالة الحج' }, units: [{ name: { ar: 'الموسم', en: 'Season' } }] }],
  };
  expect(render({ structure })).toBe(
    '<ul><li><div><p>The Minister</p></div>' +
      '<ul><li><div><p lang="ar">وكالة الحج</p></div>' +
      '<ul><li><div><p>Season</p></div></li></ul></li></ul></li></ul>',
  );
});

test('without a structure nothing is rendered', () => {
  expect(render({})).toBe('');
});
