import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PROGRAMS = {
  nginx: { program: 'nginx', packages: ['nginx-light'] },
  haproxy: { program: 'haproxy', packages: ['haproxy'] },
  openssl: { program: 'openssl', packages: ['openssl'] },
  pgbouncer: { program: 'pgbouncer', packages: ['pgbouncer'] },
  clamd: { program: 'clamd', packages: ['clamav-daemon'] },
  swift: {
    program: 'swift-proxy-server',
    packages: ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'],
  },
} as const;

export type TestProgram = keyof typeof PROGRAMS;

/** Folders of system programs that may not be in the path. */
const SYSTEM = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

export function findProgram(name: TestProgram): string | null {
  const folders = [...SYSTEM, ...(process.env.PATH ?? '').split(delimiter)];
  const paths = folders.map((folder) => join(folder, PROGRAMS[name].program));
  return paths.find((path) => existsSync(path)) ?? null;
}

const run = (command: string, ...rest: string[]) =>
  spawnSync(command, rest, {
    stdio: 'inherit',
    // Installs without prompts and without starting services.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });

/** As root on Debian it is installed; elsewhere its tests are skipped with a message. */
export function ensureProgram(name: TestProgram): void {
  if (!findProgram(name) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${name} for its tests …`);
    run('apt-get', 'update', '-q');
    run('apt-get', 'install', '-yq', '--no-install-recommends', ...PROGRAMS[name].packages);
  }
  if (!findProgram(name)) console.warn(`${name} is not installed: its tests are skipped`);
}
