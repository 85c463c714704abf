/** Requirements: OPS-11 */
import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { replaceRecords } from '@/lib/auth/sessions/session-records';
import { findProgram } from '@/lib/development/test-programs';
import { env } from '@/lib/env/env';
import { openDatabase } from '@/lib/server/db/open';
import { getUploadFolder } from '@/lib/server/files/folder';
import { checkEngine, checkMigrations, checkPostgres } from '@/lib/server/maintenance/doctor/check-database';
import { checkStoredFiles } from '@/lib/server/maintenance/doctor/check-files';
import { checkFolders, checkPermissions } from '@/lib/server/maintenance/doctor/check-folders';
import { checkAnswers, checkMail, checkScanner } from '@/lib/server/maintenance/doctor/check-parts';
import { checkKeys, checkSharedKeys } from '@/lib/server/maintenance/doctor/check-secrets';
import type { Finding } from '@/lib/server/maintenance/doctor/finding';
import { migratePortal } from '@/lib/server/maintenance/portal-databases';
import { completeEntry } from '../../support/award/complete-entry';
import { runCommand } from '../../support/commands/command';
import { emptyOwnDatabase } from '../../support/db/empty-database';
import { ClamdServer } from '../../support/files/clamd-server';
import { changeSettings, restoreSettings } from '../../support/portal/settings';

const folder = mkdtempSync(join(tmpdir(), 'portal-doctor-'));
beforeAll(emptyOwnDatabase);
afterEach(restoreSettings);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const statesOf = (findings: Finding | Finding[]) => [findings].flat().map(({ state }) => state);
const textOf = (findings: Finding | Finding[]) =>
  [findings]
    .flat()
    .map(({ text }) => text)
    .join(' ');

describe('engine and migrations', () => {
  test('pending migrations are a warning, and an error if no start applies them', async () => {
    expect(await checkMigrations(env)).toMatchObject({ state: 'warning' });
    expect(await checkMigrations({ ...env, MIGRATE_AT_START: '0' })).toMatchObject({ state: 'error' });
    await migratePortal();
    expect(await checkMigrations(env)).toMatchObject({ state: 'ok' });
  });

  test('SQLite is reported if PostgreSQL is expected', () => {
    const sqlite = { ...env, DATABASE_URL: undefined };
    expect(statesOf(checkEngine({ ...sqlite, DATA_DIR: join(folder, 'none') }))).toEqual(['warning']);
    expect(statesOf(checkEngine({ ...sqlite, ALLOW_SQLITE: true, SITE_URL: 'https://haj.example' }))).toEqual(
      ['warning'],
    );
    expect(statesOf(checkEngine(sqlite, true))).toEqual(['error']);
  });

  test('PostgreSQL that is unreachable, read-only or has another time is reported', async () => {
    expect(statesOf(await checkPostgres('postgres://portal@127.0.0.1:9/portal'))).toEqual(['error']);
    const { DATABASE_URL: url } = env;
    if (!url) return;
    expect(statesOf(await checkPostgres(url))).toEqual(['ok', 'ok']);
    const shifted = (ms: number) => checkPostgres(url, () => Date.now() + ms);
    expect(statesOf(await shifted(5000))).toEqual(['ok', 'warning']);
    expect(statesOf(await shifted(-60_000))).toEqual(['ok', 'error']);
    const readOnly = `${url}?options=${encodeURIComponent('-c default_transaction_read_only=on')}`;
    expect(statesOf(await checkPostgres(readOnly))).toEqual(['ok', 'error', 'ok']);
  });
});

describe('folders', () => {
  test('a folder that is not writable is reported, a missing one that can be created is not', () => {
    expect(textOf(checkFolders(['/proc/portal'], 0))).toContain('/proc/portal cannot be written');
    const [writing] = checkFolders([join(folder, 'new', 'data')], 0);
    expect(writing).toMatchObject({ state: 'ok', text: expect.stringContaining('can be created') });
    expect(existsSync(join(folder, 'new'))).toBe(false);
  });

  test('a full disk is reported', () => {
    // Of a fixed size, below the minimum.
    const [, space] = checkFolders(['/sys'], 0);
    expect(space).toMatchObject({ check: 'disk', state: 'error' });
  });

  test('a disk below the readiness threshold is an error', () => {
    expect(statesOf(checkFolders([folder], 0))[1]).not.toBe('error');
    const [, space] = checkFolders([folder], 1_000_000_000);
    expect(space).toMatchObject({ check: 'disk', state: 'error' });
    expect(space?.text).toContain('DISK_RESERVE_MB=1000000000');
  });

  test('files that other users can read are reported with the command that fixes the mode', () => {
    const data = join(folder, 'modes');
    mkdirSync(data, { mode: 0o700 });
    const secrets = join(data, 'secrets.json');
    writeFileSync(secrets, '{}', { mode: 0o600 });
    expect(statesOf(checkPermissions([data, secrets, join(data, 'none')]))).toEqual(['ok']);
    chmodSync(secrets, 0o640);
    chmodSync(data, 0o755);
    const found = checkPermissions([data, secrets]);
    expect(statesOf(found)).toEqual(['error', 'error']);
    expect(textOf(found)).toContain(`chmod 600 ${secrets}`);
    expect(textOf(found)).toContain(`chmod 700 ${data}`);
  });
});

test('files of the database that are not stored are named', async () => {
  expect(await checkStoredFiles()).toEqual([]);
  await completeEntry();
  expect(statesOf(await checkStoredFiles())).toEqual(['ok']);
  const [key = ''] = (
    await (await openDatabase()).selectFrom('submission_file').select('storage_key').execute()
  ).map(({ storage_key }) => storage_key);
  rmSync(join(getUploadFolder(), key));
  const found = await checkStoredFiles();
  expect(statesOf(found)).toEqual(['error']);
  expect(textOf(found)).toContain(`1 of 1 files of the database are missing (${key})`);
});

describe('keys', () => {
  const PURPOSES = ['cookies', 'signOnRequests', 'encryptedText', 'tokens', 'subjects', 'botCheck'];
  const draw = () => randomBytes(32).toString('base64url');
  const make = (change: Record<string, unknown> = {}) =>
    JSON.stringify({ ...Object.fromEntries(PURPOSES.map((name) => [name, draw()])), ...change });
  const twice = draw();

  test.each([
    ['whole', make(), 'ok'],
    ['with an older one', make({ cookies: [draw(), draw()] }), 'warning'],
    ['one twice', make({ cookies: twice, tokens: twice }), 'error'],
  ])('%s', (_name, SECRETS, state) => {
    changeSettings({ SECRETS });
    expect(statesOf(checkKeys(env))).toEqual([state]);
    expect(textOf(checkKeys(env))).not.toContain(JSON.parse(SECRETS).botCheck);
  });

  test('a missing file is reported and not created', () => {
    changeSettings({ SECRETS_FILE: join(folder, 'none.json') });
    expect(statesOf(checkKeys(env))).toEqual(['error']);
    restoreSettings();
    const empty = { ...env, DATA_DIR: join(folder, 'empty') };
    expect(statesOf(checkKeys(empty))).toEqual(['warning']);
    expect(existsSync(empty.DATA_DIR)).toBe(false);
  });

  test('sessions sealed with other keys are reported', async () => {
    expect(await checkSharedKeys()).toEqual([]);
    const at = Date.now();
    const times = { started_at: at, seen_at: at, expires_at: at + 3_600_000 };
    const own = {
      id: randomUUID(),
      reference: '',
      subject: 'person:x',
      browser: 'b',
      device: '',
      token: 'x.y.z',
    };
    await replaceRecords({ ...own, ...times }, null);
    expect(statesOf(await checkSharedKeys())).toEqual(['error']);
  });
});

describe('mail', () => {
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, callback) =>
      password === 'right' ? callback(null, { user: 'portal' }) : callback(new Error('no')),
    onData: () => {
      throw new Error('Nothing may be sent');
    },
  });
  const urlOf = (password: string) =>
    `smtp://portal:${password}@127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  test('a server that accepts the login is fine, and gets no mail', async () => {
    const settings = { ...env, SMTP_URL: urlOf('right'), MAIL_FROM: 'portal@haj.example' };
    expect(statesOf(await checkMail(settings))).toEqual(['ok']);
    expect(statesOf(await checkMail({ ...settings, MAIL_FROM: 'no-reply@localhost' }))).toEqual(['warning']);
  });

  test('a server that refuses the password or is unreachable is reported without the password', async () => {
    const refused = await checkMail({ ...env, SMTP_URL: urlOf('wrongpassword') });
    const away = await checkMail({ ...env, SMTP_URL: 'smtp://portal:wrongpassword@127.0.0.1:9' });
    for (const found of [refused, away]) {
      expect(statesOf(found)).toEqual(['error']);
      expect(textOf(found)).not.toContain('wrongpassword');
    }
    expect(statesOf(await checkMail({ ...env, SMTP_URL: undefined }))).toEqual(['warning']);
  });
});

describe('scanner', () => {
  const program = findProgram('clamd');

  (program ? test : test.skip)(
    'a clamd without signatures is reported by its version, an unreachable one as unreachable',
    async () => {
      const clamd = await ClamdServer.create(program ?? '');
      const found = await checkScanner({ ...env, CLAMD_URL: clamd.url }, new Date());
      await clamd.stop();
      expect(textOf(found)).toMatch(/^ClamAV \d/);
      expect(statesOf(await checkScanner({ ...env, CLAMD_URL: clamd.url }, new Date()))).toEqual(['error']);
    },
    60_000,
  );

  test('outdated signatures are reported', async () => {
    const clamd = createServer((socket) =>
      socket.once('data', (word) =>
        socket.end(word.includes('PING') ? 'PONG\0' : 'ClamAV 1.4.2/27500/Mon Nov 16 09:41:12 2026\0'),
      ),
    );
    await new Promise<void>((resolve) => clamd.listen(0, '127.0.0.1', resolve));
    const settings = { ...env, CLAMD_URL: `tcp://127.0.0.1:${(clamd.address() as AddressInfo).port}` };
    expect(statesOf(await checkScanner(settings, new Date('2026-11-17T00:00:00Z')))).toEqual(['ok']);
    expect(statesOf(await checkScanner(settings, new Date('2026-11-25T00:00:00Z')))).toEqual(['warning']);
    clamd.close();
  });
});

test('an address without a server is a warning: the portal itself need not reach it', async () => {
  expect(statesOf(await checkAnswers('sign-on', 'LOGIN_URL', 'http://127.0.0.1:9/'))).toEqual(['warning']);
});

describe('the command', () => {
  test('prints an invalid setting once, and exits with 1', async () => {
    const { code, stdout } = await runCommand('doctor', ['--json'], { DATABSE_URL: 'x' });
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      state: 'error',
      findings: [{ check: 'settings', state: 'error', text: expect.stringContaining('DATABSE_URL') }],
    });
  });

  test('prints one line per check, and exits with the worst result', async () => {
    const away = {
      API_ROOT: 'http://127.0.0.1:9/',
      SMTP_URL: 'smtp://127.0.0.1:9',
      SECRETS: '{"cookies": "tooshort"}',
    };
    const { code, stdout } = await runCommand('doctor', [], away);
    expect(code).toBe(1);
    for (const check of [
      'node',
      'build',
      'engine',
      'migrations',
      'folder',
      'disk',
      'permissions',
      'clock',
      'keys',
      'scanner',
    ])
      expect(stdout).toMatch(new RegExp(`^(ok|warning|ERROR) +${check}: .+\\.$`, 'm'));
    expect(stdout).toMatch(/^ERROR +mail: The mail server cannot be used/m);
    expect(stdout).toMatch(/\d+ good, \d+ warnings, \d+ to be fixed\n$/);
    expect(stdout).toMatch(/^ERROR +keys: SECRETS contains no usable keys/m);
    expect(stdout).toMatch(/^ERROR +root: .*npm run api:check/m);
    expect(stdout).not.toContain('tooshort');
  });
});
