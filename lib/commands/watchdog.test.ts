/** @jest-environment node */
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { startWatchdog } from './watchdog';

const NOTIFY_SOCKET = '/run/systemd/notify';
let folder: string;
let log: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watchdog-'));
  log = join(folder, 'log');
  const program = join(folder, 'systemd-notify');
  writeFileSync(program, `#!/bin/sh\necho "$1" >> ${log}\n`);
  chmodSync(program, 0o700);
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const settings = () => ({ NOTIFY_SOCKET, PATH: folder + delimiter + process.env.PATH });
const countSigns = () =>
  (existsSync(log) ? readFileSync(log, 'utf8').match(/^WATCHDOG=1$/gm)?.length : 0) ?? 0;

async function waitForSigns(count: number): Promise<void> {
  while (countSigns() < count) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('systemd is notified while the event loop runs', async () => {
  const stop = startWatchdog({ ...settings(), WATCHDOG_USEC: '300000' });
  await waitForSigns(3);
  stop();
});

test('without systemd, or a unit with WatchdogSec, nothing is started', async () => {
  startWatchdog({})();
  startWatchdog(settings())();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(countSigns()).toBe(0);
});
