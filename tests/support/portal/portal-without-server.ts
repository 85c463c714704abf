import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishBuild } from '@/lib/commands/build/build-when-needed';

const FOLDER = join('test-results', 'without-server');
const PARTS = ['app', 'components', 'lib', 'messages', 'public'];
const FILES = ['instrumentation.ts', 'middleware.ts', 'next.config.mjs', 'package.json', 'tsconfig.json'];

/** Replaces lib/provide-embedded-api.ts in a portal without the embedded API. */
const NO_EMBEDDED_API = ['provideEmbeddedApi', 'prepareEmbeddedApi', 'startBackgroundWork']
  .map((name) => `export async function ${name}(): Promise<void> {}\n`)
  .join('');

const usesServer = (file: string) => /lib\/server|\.\.\/server\//.test(readFileSync(file, 'utf8'));

/** Copies the sources of the portal into a folder inside the project, so that its packages are found. */
export function copyPortal(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const isPart = (path: string) => !/\.test\.tsx?$/.test(path);
  for (const part of [...PARTS, ...FILES]) {
    cpSync(part, join(folder, part), { recursive: true, filter: isPart });
  }
}

/** A copy of the portal without lib/server: the only file that imports it returns nothing. */
export function copyWithoutServer(): string {
  copyPortal(FOLDER);
  rmSync(join(FOLDER, 'lib', 'server'), { recursive: true });
  writeFileSync(join(FOLDER, 'lib', 'provide-embedded-api.ts'), NO_EMBEDDED_API);
  // The operator’s commands use the embedded data and are removed with it.
  const commands = readdirSync(join(FOLDER, 'lib', 'commands'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => join(FOLDER, 'lib', 'commands', name));
  for (const file of commands.filter(usesServer)) rmSync(file);
  return FOLDER;
}

export function removeCopy(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

/** Runs a package’s program in the copy. @throws Error with its output if it fails */
function runIn(folder: string, program: string, ...rest: string[]): void {
  const file = join(process.cwd(), 'node_modules', program);
  // Next refuses a root folder that contains the home folder, so the tests use another one.
  const home = { HOME: tmpdir(), USERPROFILE: tmpdir() };
  const env = { ...process.env, ...home, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...rest], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program} ${rest.join(' ')}: ${stdout}${stderr}`);
}

/** Builds a copy with the portal’s own build. @throws Error with the output if it fails */
export async function buildCopy(folder: string): Promise<void> {
  runIn(folder, 'next/dist/bin/next', 'build');
  await finishBuild(join(folder, '.next'));
}
