import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';

const run = (command: string, ...rest: string[]) =>
  spawnSync(command, rest, { stdio: 'inherit' }).status === 0;

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  run('apt-get', 'update', '-q');
  return run('apt-get', 'install', '-yq', '--no-install-recommends', 'chromium');
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
