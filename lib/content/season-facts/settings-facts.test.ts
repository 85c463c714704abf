/** @jest-environment node */
/** Requirements: CONTENT-20 */
import { parseSettings } from '@/lib/operator/settings-file';
import { listSettingsFacts } from './settings-facts';

const RULE = { texts: { ar: 'نص', en: 'text' }, source: { ar: 'الوزارة' }, on: '2026-12-01' };
const settings = parseSettings(JSON.stringify({ season: { year: 1448, rules: { registration: RULE } } }));

test('a rule of the settings file is shown for its season only, in the language that it has', () => {
  const source = 'الوزارة';
  expect(listSettingsFacts(settings, 1448, 'ar')).toEqual({
    registration: { values: { text: 'نص' }, source, on: '2026-12-01' },
  });
  expect(listSettingsFacts(settings, 1448, 'fr')).toEqual({
    registration: { values: { text: 'text' }, source, on: '2026-12-01', lang: 'en' },
  });
  expect(listSettingsFacts(settings, 1449, 'ar')).toEqual({});
  expect(listSettingsFacts({ season: undefined }, 1448, 'ar')).toEqual({});
});

test.each([
  ['{"season":{"year":1448,"rules":{"weather":{}}}}', /weather/],
  [
    '{"season":{"year":1448,"rules":{"hady":{"texts":{"ar":"x"},"source":{"ar":"x"},"on":"soon"}}}}',
    /season\.rules\.hady\.on/,
  ],
  [
    '{"season":{"year":1448,"rules":{"hady":{"texts":{"ar":"x"},"on":"2026-12-01"}}}}',
    /season\.rules\.hady\.source/,
  ],
])('%s is refused by name', (text, message) => {
  expect(() => parseSettings(text)).toThrow(message);
});
