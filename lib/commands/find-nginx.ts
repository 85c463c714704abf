import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const run = (command: string, ...rest: string[]) =>
  spawnSync(command, rest, { stdio: 'inherit' }).status === 0;

const SYSTEM = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

/** The nginx that the tests put in front of the portal; null where there is none. */
export function findNginx(): string | null {
  return SYSTEM.find((path) => existsSync(path)) ?? null;
}

/** Sees to it that there is an nginx for the test of caches in front: as root on Debian it is installed. */
export function ensureNginx(): void {
  if (findNginx() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing nginx for the test of caches in front …');
  run('apt-get', 'update', '-q');
  run('apt-get', 'install', '-yq', '--no-install-recommends', 'nginx-light');
}
