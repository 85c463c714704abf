import 'server-only';
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { error, explain, type Finding, ok } from '@/lib/server/maintenance/doctor/finding';
import { runCommand } from './run-command';

const HELP = `Checks an installation. Run it with the portal's settings and as its user. It changes nothing.

  npm run doctor             a line for each check
  npm run doctor -- --json   {"state": …, "findings": [{"check", "state", "text"}]}

Checks settings, engine, migrations, locks of SQLite, folders, disk, permissions, clock, keys, mail (without sending),
virus scanner, storage, missing files, bot check, sign-on and the external API.

Exit codes: 0 everything is good, 1 something must be fixed, 2 only warnings.
`;

const MARKS = { ok: 'ok     ', warning: 'warning', error: 'ERROR  ' } as const;
const CODES = { ok: 0, warning: 2, error: 1 } as const;
/** Timeout for a root that hangs: about fifty calls are made. */
const ROOT_MS = 300_000;

function checkRoot(root: string): Promise<Finding> {
  const program = [
    '--import',
    'tsx',
    '--conditions=react-server',
    'lib/commands/api-check.ts',
    '--root',
    root,
  ];
  return new Promise((done) =>
    execFile(process.execPath, program, { timeout: ROOT_MS }, (failure, stdout, stderr) => {
      const said =
        stdout.trim().split('\n').at(-1) || stderr.trim().split('\n')[0] || 'It does not answer in time.';
      if (!failure) done(ok('root', said));
      else done(error('root', `${said} Run npm run api:check -- --root ${root} for each call.`));
    }),
  );
}

/** A check that throws is a finding too. */
async function attempt(name: string, check: () => Finding | Finding[] | Promise<Finding | Finding[]>) {
  try {
    return [await check()].flat();
  } catch (failure) {
    return [error(name, `The check failed: ${explain(failure)}.`)];
  }
}

async function examine(): Promise<Finding[]> {
  // An invalid setting throws here, and nothing else can be checked.
  const { env } = await import('@/lib/env/env');
  const settings = await import('@/lib/server/maintenance/doctor/check-settings');
  const folders = await import('@/lib/server/maintenance/doctor/check-folders');
  const { checkLocks } = await import('@/lib/server/maintenance/doctor/check-locks');
  const secrets = await import('@/lib/server/maintenance/doctor/check-secrets');
  const database = await import('@/lib/server/maintenance/doctor/check-database');
  const parts = await import('@/lib/server/maintenance/doctor/check-parts');
  const { checkStoredFiles } = await import('@/lib/server/maintenance/doctor/check-files');
  const dataDir = resolve(env.DATA_DIR);
  const places = [dataDir, join(dataDir, 'uploads'), resolve(env.BUILDS_DIR ?? join(dataDir, 'builds'))];
  const secret = [
    ...folders.listPrivatePaths(dataDir),
    ...(env.SECRETS_FILE ? [resolve(env.SECRETS_FILE)] : []),
  ];

  const isPostgresMeant = Boolean(process.env.PGHOST || process.env.PGPASSWORD);
  const migrations = await attempt('migrations', () => database.checkMigrations(env));
  const isUpToDate = migrations.every(({ state }) => state === 'ok');
  const found = [
    attempt('node', () => settings.checkNode(process.versions.node)),
    attempt('build', () => settings.checkBuild()),
    attempt('settings', () => settings.checkEnvFiles()),
    attempt('settings file', () => settings.checkSettingsFile(env)),
    attempt('settings file', () => settings.checkHelpLines(env)),
    attempt('address', () => settings.checkAddress(env)),
    attempt('engine', () => database.checkEngine(env, isPostgresMeant)),
    attempt('engine', () => (env.DATABASE_URL ? database.checkPostgres(env.DATABASE_URL) : [])),
    Promise.resolve(migrations),
    attempt('locks', () =>
      env.DATABASE_URL
        ? []
        : ['portal.sqlite', 'access.sqlite'].flatMap((name) => checkLocks(join(dataDir, name))),
    ),
    attempt('folder', () => folders.checkFolders(places, env.DISK_RESERVE_MB)),
    attempt('permissions', () => folders.checkPermissions(secret)),
    attempt('clock', () => settings.checkDate(new Date(), env)),
    attempt('keys', () => secrets.checkKeys(env)),
    attempt('shared keys', () => (isUpToDate ? secrets.checkSharedKeys() : [])),
    attempt('mail', () => parts.checkMail(env)),
    attempt('scanner', () => parts.checkScanner(env, new Date())),
    attempt('storage', () => parts.checkStorage(env)),
    attempt('files', () => (isUpToDate && !env.API_ROOT ? checkStoredFiles() : [])),
    attempt('bot check', () => settings.checkBotCheck(env)),
    attempt('bot check', () => parts.checkAnswers('bot check', 'CHALLENGE_URL', env.CHALLENGE_URL)),
    attempt('sign-on', () => settings.checkSignOn(env)),
    attempt('sign-on', () => parts.checkAnswers('sign-on', 'LOGIN_URL', env.LOGIN_URL)),
    attempt('metrics', () => settings.checkMetrics(env)),
    attempt('root', () => (env.API_ROOT ? checkRoot(env.API_ROOT) : [])),
  ];
  return (await Promise.all(found)).flat();
}

function summarize(findings: readonly Finding[]): Finding['state'] {
  const states = findings.map(({ state }) => state);
  if (states.includes('error')) return 'error';
  return states.includes('warning') ? 'warning' : 'ok';
}

runCommand(async (args) => {
  const { json } = parseArgs({ args, options: { json: { type: 'boolean' } } }).values;
  const findings = await examine().catch((failure: unknown) => [error('settings', `${explain(failure)}.`)]);
  const state = summarize(findings);
  if (json) console.log(JSON.stringify({ state, findings }, null, 2));
  else {
    for (const { check, state, text } of findings) console.log(`${MARKS[state]}  ${check}: ${text}`);
    const count = (wanted: Finding['state']) => findings.filter(({ state }) => state === wanted).length;
    console.log(`${count('ok')} good, ${count('warning')} warnings, ${count('error')} to be fixed`);
  }
  process.exit(CODES[state]);
}, HELP);
