/** @jest-environment node */
import { parseSettings, readSettingsFile } from './settings-file';

test('without a file nothing official is claimed', () => {
  const settings = readSettingsFile(undefined);
  expect(settings.verification).toBeUndefined();
  expect(settings.externals.pilgrimPlatform).toMatch(/^https:/);
});

test.each([
  ['{"unknown":1}', /unknown/i],
  ['{"externals":{"jobs":"javascript:alert(1)"}}', /externals\.jobs/],
  ['{"verification":{"number":""}}', /verification\.number.*verification\.licenceUrl/],
])('%s is refused by name', (text, message) => {
  expect(() => parseSettings(text)).toThrow(message);
});

test('a file that is not there is named', () => {
  expect(() => readSettingsFile('/nowhere/settings.json')).toThrow('/nowhere/settings.json');
});
