import 'server-only';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { compareWithBackup, findNewestBackup } from '@/lib/server/maintenance/drill-restore';
import { verifyBackup } from '@/lib/server/maintenance/manifest';
import { runCommand } from './run-command';

const HELP = `Restores the newest backup into an empty folder, starts a portal on it, compares both, and reports the time.

  npm run drill -- FOLDER              a backup, or a folder of backups
  npm run drill -- FOLDER --in PLACE   creates the empty folder in PLACE instead of the temporary folder

The portal's settings are not used: the copy is SQLite in that folder, sends no mail and accepts no sign-on. It listens
on a free port and is removed afterwards. Exit codes: 0 the copy is complete, 1 it differs or the drill failed.
`;

const START_MS = 120_000;
const CHECK_MS = 100;

/** Only the variables that programs need: no setting of the real portal may reach the copy. */
const OF_SYSTEM = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'SYSTEMROOT'];

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

function run(program: readonly string[], settings: Record<string, string>) {
  const system = Object.fromEntries(
    OF_SYSTEM.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
  const child = spawn(process.execPath, program, {
    env: { ...system, ...settings, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-4000);
    });
  return { child, said: () => output.trim() };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function restore(backup: string, settings: Record<string, string>): Promise<void> {
  const program = ['--import', 'tsx', '--conditions=react-server', 'lib/commands/restore.ts', backup];
  const { child, said } = run(program, settings);
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`The backup could not be restored: ${said()}`);
}

/** Starts a portal on the copy, waits until it serves a page, and stops it. */
async function serve(port: number, settings: Record<string, string>): Promise<void> {
  const { child, said } = run(['lib/commands/serve.ts'], settings);
  try {
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    for (const endsAt = Date.now() + START_MS; !(await isReady()); await sleep(CHECK_MS))
      if (hasEnded(child) || Date.now() > endsAt)
        throw new Error(`The portal does not start on the copy: ${said()}`);
    const page = await fetch(`http://127.0.0.1:${port}/ar/Researchers`);
    if (!page.ok) throw new Error(`The award's page answers ${page.status} on the copy`);
  } finally {
    if (!hasEnded(child)) {
      child.kill('SIGTERM');
      await once(child, 'close');
    }
  }
}

async function timed<Result>(step: string, work: () => Promise<Result>): Promise<Result> {
  const from = performance.now();
  const result = await work();
  console.log(`${((performance.now() - from) / 1000).toFixed(1).padStart(7)} s  ${step}`);
  return result;
}

runCommand(async (args) => {
  const options = { in: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [folder, ...rest] = positionals;
  if (!folder || rest.length > 0) throw new Error(`Name one folder.\n\n${HELP}`);
  const { path, createdAt } = await findNewestBackup(folder);
  console.log(`Backup ${path} of ${createdAt}`);
  const home = await mkdtemp(join(values.in ?? tmpdir(), 'portal-drill-'));
  const dataDir = join(home, 'data');
  const port = await findFreePort();
  // An unreachable login page, because without one anyone could sign on as anyone.
  const closed = { SITE_URL: `http://localhost:${port}`, LOGIN_URL: 'https://login.invalid' };
  const settings = {
    DATA_DIR: dataDir,
    PORT: String(port),
    PREPARE_PAGES: '0',
    LOG_LEVEL: 'warn',
    ...closed,
  };
  try {
    await timed('all', async () => {
      await timed('restored, every file checked', () => restore(path, settings));
      await timed('started, until a page was shown', () => serve(port, settings));
      const { rows, files, differences } = await timed('compared', async () =>
        compareWithBackup(path, dataDir, await verifyBackup(path)),
      );
      if (differences.length > 0) throw new Error(`The copy differs:\n${differences.join('\n')}`);
      console.log(`${rows} rows and ${files} files are as in the backup.`);
    });
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 3 });
  }
}, HELP);
