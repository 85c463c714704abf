import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPageScripts } from './build-page-scripts.ts';
import { compressBuildFiles } from './compress-build-files.ts';

const STAMP = join('.next', 'portal-build');
export const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
const SETTINGS = ['SITE_URL', 'PORT', 'SETTINGS_FILE'];
/** Tests, tools, commands that do not finish a build, and most of the front server are not inputs; nor are outputs. */
const NO_PART_OF_IT =
  /\.test\.tsx?$|(^|[/\\])lib[/\\](commands[/\\](?!build[/\\])|development[/\\]|front-server[/\\](?!sleep[/\\]|next-output)|(?:browser-scripts|front-server[/\\]sleep)[/\\]built[/\\])/;

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
  return names.map((name) => join(path, name)).filter((file) => statSync(file).isFile());
}

export function hashSources(settings: Record<string, string | undefined>): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of SOURCES.flatMap(listFiles).filter((name) => !NO_PART_OF_IT.test(name))) {
    hash.update(`\n${file}\n`).update(readFileSync(file));
  }
  const { SETTINGS_FILE: file } = settings;
  if (file && existsSync(file)) hash.update(readFileSync(file));
  return hash.update(JSON.stringify(SETTINGS.map((name) => settings[name] ?? ''))).digest('hex');
}

/** A build opens no database, so a public address may be set without one; Next must not read `.env` files. */
export const toBuildEnvironment = (source: NodeJS.ProcessEnv) =>
  ({
    ...source,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    ALLOW_SQLITE: '1',
    __NEXT_PROCESSED_ENV: '1',
  }) as const;

function runNextBuild(): Promise<{ code: number | null; output: string }> {
  const env = toBuildEnvironment(process.env);
  const child = spawn(process.execPath, [join('node_modules', 'next', 'dist', 'bin', 'next'), 'build'], {
    env,
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

/** Separates styles and compresses files after a build of Next. @param folder the output of Next, `.next` */
export async function finishBuild(folder: string): Promise<void> {
  // Loaded late: the front server needs the rest of the portal's packages.
  const { separateStyles } = await import('../../front-server/index.ts');
  const { listPersonalGroups } = await import('../../routing/table.ts');
  separateStyles(folder, listPersonalGroups());
  compressBuildFiles(join(folder, 'static'));
}

/** @returns true if it built @throws Error with the build's output when it fails */
export async function buildWhenNeeded(): Promise<boolean> {
  const hash = hashSources(process.env);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return false;
  rmSync(STAMP, { force: true });
  console.log('Building the portal, once and after each change (about half a minute) …');
  buildPageScripts();
  const { code, output } = await runNextBuild();
  if (code !== 0) throw new Error(`The build failed.\n${output}`);
  await finishBuild('.next');
  writeFileSync(STAMP, hash);
  return true;
}
