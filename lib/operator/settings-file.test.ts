/** @jest-environment node */
/** Requirements: CONTENT-15, CONTENT-16, SERVICE-12, SHELL-02, SHELL-09 */
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { parseSettings, readSettingsFile } from './settings-file';

const STOPPAGE = {
  id: 'maintenance',
  announcedAt: '2026-11-20T09:00:00+03:00',
  startsAt: '2026-11-21T10:00:00Z',
  texts: { ar: { title: 'صيانة', text: 'تتوقف الخدمة' } },
};

/** A settings file whose interruptions deviate from a valid one. */
function stoppages(...changes: object[]): string {
  return JSON.stringify({ stoppages: changes.map((change) => ({ ...STOPPAGE, ...change })) });
}

test('without a file nothing official is claimed', () => {
  const settings = readSettingsFile(undefined);
  expect(settings.verification).toBeUndefined();
  expect(settings.externals.pilgrimPlatform).toMatch(/^https:/);
});

test.each([
  ['{"unknown":1}', /unknown/i],
  ['{"externals":{"jobs":"javascript:alert(1)"}}', /externals\.jobs/],
  ['{"leaders":{"minister":{"ar":"اسم"}}}', /leaders\.minister\.en/],
  ['{"leaders":{"astronomer":{"ar":"اسم","en":"Name"}}}', /astronomer/],
  ['{"verification":{"number":""}}', /verification\.number.*verification\.licenceUrl/],
  [stoppages({ endsAt: '2026-11-21T09:00:00Z' }), /stoppages\.0\.endsAt: must be later/],
  [stoppages({ startsAt: '2026-11-21' }), /stoppages\.0\.startsAt/],
  [stoppages({ texts: { en: { title: 'x', text: 'y' } } }), /stoppages\.0\.texts\.ar/],
  [stoppages({}, {}), /stoppages: each id must be unique/],
  ['{"helpLines":{"emergency":{"number":"call us","asOf":"2026"}}}', /helpLines\.emergency\.number/],
  ['{"helpLines":{"health":{"number":"937","asOf":"soon"}}}', /helpLines\.health\.asOf/],
  ['{"calls":{"addSomething":"Any/Call"}}', /addSomething/],
  ['{"calls":{"addContactMessage":"/Contact/Add"}}', /calls\.addContactMessage/],
  ['{"calls":{"addContactMessage":"a/../../admin"}}', /calls\.addContactMessage/],
  ['{"signOn":{"garden":{"scheme":"X"}}}', /garden/],
  ['{"signOn":{"desk":{"scheme":"a b"}}}', /signOn\.desk\.scheme/],
  ['{"signOn":{"desk":{"authorize":"https://elsewhere.example"}}}', /signOn\.desk\.authorize/],
])('%s is refused by name', (text, message) => {
  expect(() => parseSettings(text)).toThrow(message);
});

const KNOWN = {
  pilgrimPlatform: 'https://www.nusuk.sa',
  awarenessPlatform: 'https://learn.haj.gov.sa',
  jobs: 'https://jadarat.sa',
};

test('a new portal links to the external sites with known addresses', () => {
  expect(readSettingsFile(undefined).externals).toEqual(KNOWN);
});

test('setting the address of one external site does not change the others', () => {
  const { externals } = parseSettings('{"externals":{"jobs":"https://jobs.example"}}');
  expect(externals).toEqual({ ...KNOWN, jobs: 'https://jobs.example' });
});

test.each(['pilgrimPlatform', 'awarenessPlatform', 'jobs'] as const)('null removes %s', (site) => {
  const { externals } = parseSettings(JSON.stringify({ externals: { [site]: null } }));
  expect(externals).toEqual({ ...KNOWN, [site]: undefined });
});

test('each language has its own social accounts, which an operator can replace one by one', () => {
  const { social } = readSettingsFile(undefined);
  expect(Object.keys(social).sort()).toEqual([...LOCALE_CODES].sort());
  const first = LOCALE_CODES.map((locale) => JSON.stringify(social[locale]));
  expect(first[LOCALE_CODES.indexOf('ar')]).not.toBe(first[LOCALE_CODES.indexOf('en')]);
  const row = [{ network: 'X', url: 'https://x.example/fr' }];
  expect(parseSettings(JSON.stringify({ social: { fr: row, ms: [] } })).social).toEqual({
    ...social,
    fr: row,
    ms: [],
  });
});

test('each area has its own scheme and path for the sign-on, by default those of the researchers', () => {
  const { signOn } = parseSettings(
    '{"signOn":{"desk":{"scheme":"IAMForStaff","authorize":"api/Staff/Authorize"}}}',
  );
  expect(signOn.desk).toEqual({ scheme: 'IAMForStaff', authorize: 'api/Staff/Authorize' });
  expect(signOn.award.scheme).toBe('IAMForScholarship');
  expect(signOn.services).toEqual(signOn.award);
});

test('emergency numbers have defaults, one by one, and null removes one', () => {
  const { helpLines } = parseSettings(
    '{"helpLines":{"health":null,"care":{"number":"1966","asOf":"2026-11-01"}}}',
  );
  expect(helpLines).toEqual({
    emergency: { number: '911', asOf: '2025' },
    health: null,
    care: { number: '1966', asOf: '2026-11-01' },
  });
});

test('a missing file is named', () => {
  expect(() => readSettingsFile('/nowhere/settings.json')).toThrow('/nowhere/settings.json');
});
