/** @jest-environment node */
/** Requirements: OPS-11, CONTENT-21 */
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from '@/lib/env/env';
import {
  checkAddress,
  checkBotCheck,
  checkBuild,
  checkDate,
  checkEnvFiles,
  checkHelpLines,
  checkMetrics,
  checkNode,
  checkSettingsFile,
  checkSignOn,
} from './check-settings';

const LOGIN_URL = 'https://login.example';
const PUBLIC = { SITE_URL: 'https://haj.example', LOGIN_URL, ALLOW_SQLITE: '1' };
const folder = mkdtempSync(join(tmpdir(), 'portal-doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['24.2.0', 'ok'],
  ['22.19.0', 'ok'],
  ['22.18.0', 'error'],
  ['20.19.0', 'error'],
])('Node %s: %s', (version, state) => {
  expect(checkNode(version).state).toBe(state);
});

test.each([
  [{}, 'warning', 'SITE_URL is not set'],
  [{ SITE_URL: 'http://localhost:3000' }, 'ok', 'only from this machine'],
  [{ ...PUBLIC, TRUSTED_HOPS: '1' }, 'ok', '1 trusted'],
  [PUBLIC, 'warning', 'TRUSTED_HOPS is 0'],
  [{ ...PUBLIC, SITE_URL: 'http://haj.example' }, 'error', 'use https'],
  [{ ...PUBLIC, SITE_URL: 'https://haj.example/portal' }, 'error', 'origin only'],
])('the address of %p: %s', (given, state, text) => {
  expect(checkAddress(parseEnv(given))).toMatchObject({ state, text: expect.stringContaining(text) });
});

test.each([
  [{}, 'warning'],
  [{ ...PUBLIC, LOGIN_URL: '', ALLOW_TEST_IDENTITY_PROVIDER: '1' }, 'error'],
  [{ ...PUBLIC, LOGIN_URL: 'http://login.example' }, 'error'],
  [PUBLIC, 'ok'],
])('the sign-on of %p: %s', (given, state) => {
  expect(checkSignOn(parseEnv(given)).state).toBe(state);
});

test.each([
  [{}, 'ok'],
  [{ API_ROOT: 'https://api.example' }, 'error'],
  [{ API_ROOT: 'https://api.example', CHALLENGE_URL: 'https://api.example/challenge' }, 'ok'],
  [{ API_ROOT: 'https://api.example', RECAPTCHA_SITE_KEY: 'key' }, 'ok'],
])('the bot check of %p: %s', (given, state) => {
  expect(checkBotCheck(parseEnv(given)).state).toBe(state);
});

test.each([
  [{}, 'warning'],
  [{ METRICS_PORT: '9101' }, 'ok'],
  [{ METRICS_PORT: '9101', METRICS_HOST: '0.0.0.0' }, 'warning'],
  [{ METRICS_PORT: '9101', METRICS_HOST: '0.0.0.0', METRICS_TOKEN: 'secret' }, 'ok'],
])('the metrics of %p: %s', (given, state) => {
  expect(checkMetrics(parseEnv(given)).state).toBe(state);
});

test('a settings file that cannot be parsed is named', () => {
  const SETTINGS_FILE = join(folder, 'settings.json');
  writeFileSync(SETTINGS_FILE, '{"contact": ');
  expect(checkSettingsFile(parseEnv({ SETTINGS_FILE }))).toMatchObject({
    state: 'error',
    text: expect.stringContaining(SETTINGS_FILE),
  });
  writeFileSync(SETTINGS_FILE, '{}');
  expect(checkSettingsFile(parseEnv({ SETTINGS_FILE })).state).toBe('ok');
  expect(checkSettingsFile(parseEnv({})).state).toBe('warning');
});

test('a changed or removed help number is reported, because texts of pages name the default ones', () => {
  const SETTINGS_FILE = join(folder, 'numbers.json');
  const check = (text: string) => {
    writeFileSync(SETTINGS_FILE, text);
    return checkHelpLines(parseEnv({ SETTINGS_FILE }));
  };
  expect(checkHelpLines(parseEnv({}))).toEqual([]);
  expect(check('{"helpLines": {"care": {"number": "1966", "asOf": "2026-11-01"}}}')).toEqual([]);
  expect(check('{"helpLines": {"health": null}}')).toMatchObject([
    { state: 'warning', text: expect.stringContaining('911, none, 1966') },
  ]);
  expect(check('{"helpLines": {"care": {"number": "1967", "asOf": "2027"}}}')).toMatchObject([
    { state: 'warning', text: expect.stringContaining('name 911, 937, 1966') },
  ]);
  expect(check('{"helpLines": ')).toEqual([]);
});

test('a clock earlier than the build is wrong, and a shifted clock is not checked', () => {
  expect(checkBuild(folder).state).toBe('error');
  const file = join(folder, 'BUILD_ID');
  writeFileSync(file, 'abc');
  expect(checkBuild(folder)).toMatchObject({ state: 'ok', text: 'Build abc.' });
  const built = new Date('2026-11-01T00:00:00Z');
  utimesSync(file, built, built);
  expect(checkDate(new Date('2026-11-02T00:00:00Z'), parseEnv({}), folder).state).toBe('ok');
  expect(checkDate(new Date('1970-01-02T00:00:00Z'), parseEnv({}), folder).state).toBe('error');
  expect(checkDate(new Date(), parseEnv({ TEST_NOW: '2026-01-01T00:00:00Z' }), folder).state).toBe('warning');
});

test('a settings file that is not read is reported', () => {
  expect(checkEnvFiles(folder)).toEqual([]);
  writeFileSync(join(folder, '.env'), 'DATABASE_URL=postgres://portal@database/portal');
  expect(checkEnvFiles(folder)).toMatchObject([
    { state: 'error', text: expect.stringContaining('.env is not read') },
  ]);
});
