import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Real servers that tests stand beside the portal: the program that is looked for, and Debian's packages of it. */
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

/** Where programs stand that are not everybody's to start. */
const SYSTEM = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** A program that the tests stand beside the portal; null where there is none. */
export function findProgram(name: TestProgram): string | null {
  const folders = [...SYSTEM, ...(process.env.PATH ?? '').split(delimiter)];
  const paths = folders.map((folder) => join(folder, PROGRAMS[name].program));
  return paths.find((path) => existsSync(path)) ?? null;
}

const run = (command: string, ...rest: string[]) =>
  spawnSync(command, rest, {
    stdio: 'inherit',
    // Nothing asks, and no service starts by itself.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });

/** Sees to it that a program is there: as root on Debian it is installed; elsewhere its tests say that they are left out. */
export function ensureProgram(name: TestProgram): void {
  if (!findProgram(name) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${name} for its tests …`);
    run('apt-get', 'update', '-q');
    run('apt-get', 'install', '-yq', '--no-install-recommends', ...PROGRAMS[name].packages);
  }
  if (!findProgram(name)) console.warn(`There is no ${name}: its tests are left out`);
}
