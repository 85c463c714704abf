/** @jest-environment node */
/** Requirements: OPS-02 */
import { readFileSync } from 'node:fs';
import { cleanEnvironment } from './clean-environment';

const settings = [...readFileSync('lib/env/env.ts', 'utf8').matchAll(/^ {4}([A-Z_]+): /gm)].map(
  ([, name = '']) => name,
);

test('tests inherit no setting of the portal', () => {
  expect(settings).toContain('DATABASE_URL');
  const odd = Object.fromEntries(settings.map((name) => [name, 'odd']));
  expect(Object.values(cleanEnvironment(odd))).not.toContain('odd');
});

test('time zone, language, home folder, credentials, proxies and Node options of the machine have no effect', () => {
  const machine = {
    TZ: 'Pacific/Chatham',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    HOME: '/home/somebody',
    AWS_ACCESS_KEY_ID: 'key',
    PGHOST: 'elsewhere',
    https_proxy: 'http://proxy:3128',
    NODE_OPTIONS: '--max-old-space-size=64',
  };
  const clean = cleanEnvironment(machine);
  expect(clean).toMatchObject({ TZ: 'UTC', LANG: 'C.UTF-8' });
  for (const [name, value] of Object.entries(machine)) expect(clean[name]).not.toBe(value);
});

test('programs are found as before', () => {
  const machine = { PATH: '/usr/bin', TMPDIR: '/var/tmp', CHROMIUM_PATH: '/opt/chromium', CI: 'true' };
  expect(cleanEnvironment(machine)).toMatchObject(machine);
});

test('this test runs in such an environment', () => {
  expect(settings.filter((name) => name !== 'NODE_ENV' && name in process.env)).toEqual([]);
  expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(0);
});
