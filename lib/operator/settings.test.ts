/** @jest-environment node */
/** Requirements: CONTENT-11, CONTENT-15 */
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeSettings, restoreSettings } from '@/tests/support/portal/settings';
import { getOperatorSettings } from './settings';

const folder = mkdtempSync(join(tmpdir(), 'operator-settings-'));
const file = join(folder, 'settings.json');
let writes = 0;

/** Writes the settings file with a later modification time. */
function write(text: string): void {
  writeFileSync(file, text);
  writes += 1;
  utimesSync(file, writes, writes);
}

const announce = (id: string) =>
  JSON.stringify({
    stoppages: [
      {
        id,
        announcedAt: '2026-11-21T09:00:00+03:00',
        startsAt: '2026-11-21T10:00:00+03:00',
        texts: { ar: { title: 'صيانة', text: 'تتوقف الخدمة' } },
      },
    ],
  });
const listIds = () => getOperatorSettings().stoppages.map(({ id }) => id);

afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  restoreSettings();
  jest.restoreAllMocks();
});

test('an announcement appears without a restart', () => {
  write(announce('first'));
  changeSettings({ SETTINGS_FILE: file });
  expect(listIds()).toEqual(['first']);
  write(announce('second'));
  expect(listIds()).toEqual(['second']);
});

test('an edit that makes the file invalid keeps the previous settings and is logged once', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  write(announce('third'));
  changeSettings({ SETTINGS_FILE: file });
  expect(listIds()).toEqual(['third']);
  write('{');
  expect([listIds(), listIds()]).toEqual([['third'], ['third']]);
  expect(log).toHaveBeenCalledTimes(1);
  rmSync(file);
  expect(listIds()).toEqual(['third']);
});

test('without a file no interruption is announced', () => {
  changeSettings({ SETTINGS_FILE: undefined });
  expect(listIds()).toEqual([]);
});
