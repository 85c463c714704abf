/**
 * `npm start` and `npm test` on any machine with Node 20 and npm. Plain JavaScript: no packages may be installed yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STAMP = join('node_modules', '.portal-lock');
/** The minimum version of Node for the portal, where the project's own does not run. */
const MINIMUM = [22, 19];
/** By default the main thread's young generation grows to 128 MB and never returns the memory. */
const HEAP = ['--max-semi-space-size=8'];
/** glibc keeps freed memory in each arena, and returns buffers of 32 kB and more, as encoders use, to the system. */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
/** Interval of the check whether npm has ended. */
const WATCH_MS = 500;

function stop(message) {
  console.error(message);
  process.exit(1);
}

function agreesWithLock(lock) {
  const file = join('node_modules', '.package-lock.json');
  if (!existsSync(file)) return false;
  const installed = JSON.parse(readFileSync(file, 'utf8')).packages;
  return Object.entries(lock.packages).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

function installWhenNeeded() {
  const text = readFileSync('package-lock.json', 'utf8');
  const hash = createHash('sha256').update(text).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  if (!agreesWithLock(JSON.parse(text))) {
    console.log('Installing packages, which takes place once and after each change of the lockfile …');
    const npm = process.env.npm_execpath;
    const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
    const flags = [
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ];
    const { status } = spawnSync(command, [...first, ...flags], { stdio: 'inherit', shell: !npm });
    if (status !== 0) stop('npm ci failed: the packages could not be installed. Is the registry reachable?');
  }
  writeFileSync(STAMP, hash);
}

/** The project's own Node if it runs on this platform, else the system's if it is new enough. */
function findNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const folder = join(ROOT, 'node_modules', `node-${system}-${process.arch}`, 'bin');
  const own = join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return process.execPath;
  return stop(
    `The project includes no Node for ${process.platform} ${process.arch}. ` +
      `Please install Node ${MINIMUM.join('.')} or newer; this is ${process.versions.node}.`,
  );
}

function handOver(node, file) {
  const path = [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const env = { ...ALLOCATOR, ...process.env, PATH: path, NEXT_TELEMETRY_DISABLED: '1' };
  const child = spawn(node, [...HEAP, file, ...process.argv.slice(3)], {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // When npm is killed, only its shell ends: without the shell this command must end too.
  const shell = process.env.npm_lifecycle_event ? process.ppid : null;
  const watch = () => shell !== null && process.ppid !== shell && child.kill('SIGTERM');
  setInterval(watch, WATCH_MS).unref();
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

process.chdir(ROOT);
if (Number(process.versions.node.split('.')[0]) < 20) stop('Please install Node 20 or newer.');
installWhenNeeded();
handOver(findNode(), process.argv[2]);
