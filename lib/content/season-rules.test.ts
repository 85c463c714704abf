/** @jest-environment node */
/** Requirements: CONTENT-20 */
import { parseSettings } from '@/lib/operator/settings-file';
import { listSeasonRules } from './season-rules';

const RULE = { texts: { ar: 'نص' }, source: { ar: 'الوزارة' }, on: '2026-12-01' };
const settingsFor = (year: number) =>
  parseSettings(JSON.stringify({ season: { year, rules: { registration: RULE } } }));
/** Between the seasons of 1447 and 1448. */
const NOW = new Date('2026-11-26T09:00:00Z');

const announced = (settings: Parameters<typeof listSeasonRules>[0]) =>
  listSeasonRules(settings, NOW).flatMap(({ key, rule }) => (rule ? [key] : []));

test('nothing is announced until the operator enters it', () => {
  expect(announced({ season: undefined })).toEqual([]);
  expect(listSeasonRules({ season: undefined }, NOW).length).toBeGreaterThan(5);
});

test('a rule for the coming season is shown, one for the previous season is not', () => {
  expect(announced(settingsFor(1448))).toEqual(['registration']);
  expect(announced(settingsFor(1447))).toEqual([]);
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
