import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const run = (command: string, ...rest: string[]) =>
  spawnSync(command, rest, { stdio: 'inherit' }).status === 0;

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  run('apt-get', 'update', '-q');
  // What stands in for the portal's fonts until they come has the widths that most devices have.
  return run(
    'apt-get',
    'install',
    '-yq',
    '--no-install-recommends',
    'chromium-headless-shell',
    'fonts-liberation',
  );
}

/**
 * Sees to it that there is a Chromium for the browser tests: a found one, else Playwright's own, else, as
 * root on Debian, the distribution's. Without any of them the browser tests fail and say so.
 */
export async function ensureChromium(): Promise<void> {
  if (findChromium()) return;
  console.log('Installing Chromium for the browser tests …');
  const cli = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  if (run(process.execPath, ...cli) && findChromium()) return;
  if (installFromDebian() && findChromium()) return;
  console.error('No Chromium: install one, or name it in CHROMIUM_PATH.');
}

/** The headless shell first: the same engine without a window's interface, at two thirds of the processor time. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chromium that the browser tests use: the one that `CHROMIUM_PATH` names, else the system's, else the
 * one that Playwright has installed; null where there is none.
 */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  return [...SYSTEM, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}
