/**
 * `npm start` and `npm test` on any machine with Node 20 and npm: installs what is missing, then hands over to
 * the Node that the project brings along. Plain JavaScript without packages, because none may be there yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STAMP = join('node_modules', '.portal-lock');
/** The oldest Node that the portal itself runs on, where the project cannot bring its own. */
const MINIMUM = [22, 19];
/** Young objects have 24 MB; left to itself, the main thread grows them to 128 and never gives that back. */
const HEAP = ['--max-semi-space-size=8'];
/**
 * Each arena of the allocator keeps what its threads have given back: two are enough for as many cores. What compilers
 * and encoders take for a moment, in pieces of 32 kB and more, goes back to the system when they are done.
 */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
/** How soon it is noticed that npm has been ended. */
const WATCH_MS = 500;

function stop(message) {
  console.error(message);
  process.exit(1);
}

/** True when npm's own list of what it installed agrees with the lockfile; optional packages may be left out. */
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
    console.log('Installing packages: needed once and after each change of the lockfile …');
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

/** The project's own Node where its platform has one that runs, else the system's where it is new enough. */
function findNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const folder = join(ROOT, 'node_modules', `node-${system}-${process.arch}`, 'bin');
  const own = join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return process.execPath;
  return stop(
    `The project has no Node of its own for ${process.platform} ${process.arch}. ` +
      `Please install Node ${MINIMUM.join('.')} or newer; this is ${process.versions.node}.`,
  );
}

/** Runs a file under that Node, passes signals on and exits with its exit code. */
function handOver(node, file) {
  const path = [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const env = { ...ALLOCATOR, ...process.env, PATH: path, NEXT_TELEMETRY_DISABLED: '1' };
  const child = spawn(node, [...HEAP, file, ...process.argv.slice(3)], {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm ends its shell, which tells nobody: without the shell this command is not wanted any more.
  const shell = process.env.npm_lifecycle_event ? process.ppid : null;
  const watch = () => shell !== null && process.ppid !== shell && child.kill('SIGTERM');
  setInterval(watch, WATCH_MS).unref();
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

process.chdir(ROOT);
if (Number(process.versions.node.split('.')[0]) < 20) stop('Please install Node 20 or newer.');
installWhenNeeded();
handOver(findNode(), process.argv[2]);
