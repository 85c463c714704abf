import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const run = (command: string, ...rest: string[]) =>
  spawnSync(command, rest, { stdio: 'inherit' }).status === 0;

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  run('apt-get', 'update', '-q');
  // Liberation has the same widths as the fonts that most devices use until the portal's fonts have loaded.
  return run(
    'apt-get',
    'install',
    '-yq',
    '--no-install-recommends',
    'chromium',
    'chromium-headless-shell',
    'fonts-liberation',
  );
}

/** Installs Chromium if it is missing: Playwright's own, else, as root on Debian, the distribution's. */
export async function ensureChromium(): Promise<void> {
  const isThere = () => findChromium() !== null && findFullChromium() !== null;
  if (isThere()) return;
  console.log('Installing Chromium for the browser tests …');
  const cli = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  if (run(process.execPath, ...cli) && isThere()) return;
  if (installFromDebian() && isThere()) return;
  console.error('No Chromium: install one, or name it in CHROMIUM_PATH.');
}

const SHELL = '/usr/bin/chromium-headless-shell';
const FULL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isShell = (path: string) => /headless[-_]shell/.test(path);
const firstOf = (paths: readonly string[]) => paths.find((path) => existsSync(path)) ?? null;

/** `CHROMIUM_PATH`, else the system's or Playwright's; the headless shell needs two thirds of the processor time. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  return named ? firstOf([named]) : firstOf([SHELL, ...FULL, chromium.executablePath()]);
}

/** A Chromium with a back/forward cache, which the headless shell lacks; null if there is none. */
export function findFullChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  const first = named && !isShell(named) ? [named] : [];
  return firstOf([...first, ...FULL, chromium.executablePath()]);
}
