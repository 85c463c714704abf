/** Requirements: CALL-16, OPS-01, OPS-03, OPS-06, OPS-09, SAFE-12 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { findFreePort, PortalProcess } from '../../support/portal/portal-process';

interface Ended {
  code: number | null;
  output: string;
}

/** Runs the real command until it exits. */
function runToEnd(settings: Record<string, string>): Promise<Ended> {
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, ['lib/commands/serve.ts'], { env });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output: output.trim() })));
}

describe('an error at startup is printed once, and the exit code is 1', () => {
  it.each([
    ['a setting that is not an address', { SITE_URL: 'the ministry' }, /^Configuration: SITE_URL: /],
    [
      'a public address with the test identity provider',
      { SITE_URL: 'https://portal.example', ALLOW_SQLITE: '1' },
      /^Configuration: LOGIN_URL: a public SITE_URL needs LOGIN_URL/,
    ],
    [
      'a shifted clock in public',
      {
        SITE_URL: 'https://portal.example',
        LOGIN_URL: 'https://login.example',
        ALLOW_SQLITE: '1',
        TEST_NOW: '2026-01-01T00:00:00Z',
      },
      /^Configuration: TEST_NOW: /,
    ],
    [
      'a public address without a configured database',
      { SITE_URL: 'https://portal.example', LOGIN_URL: 'https://login.example' },
      /^Configuration: DATABASE_URL: a public SITE_URL needs it/,
    ],
    [
      'a misspelled setting',
      { DATABSE_URL: 'postgres://portal@database/portal' },
      /^Configuration: DATABSE_URL: /,
    ],
    [
      'a login page without a parameter for the return URL',
      { LOGIN_URL: 'https://login.example' },
      /^Configuration: SITE_URL: LOGIN_URL needs it/,
    ],
    [
      'a data folder that cannot be created',
      { DATA_DIR: '/dev/null/data' },
      /^The data folder DATA_DIR=\/dev\/null\/data cannot/,
    ],
  ])('%s', async (_case, settings, message) => {
    const { code, output } = await runToEnd({ PORT: String(await findFreePort()), ...settings });
    expect(code).toBe(1);
    expect(output.split('\n')).toEqual([expect.stringMatching(message)]);
  });

  it('a busy port', async () => {
    const other = createServer();
    const port = await findFreePort();
    await new Promise<void>((resolve) => other.listen(port, resolve));
    const { code, output } = await runToEnd({ PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(output).toBe(
      `Port ${port} is in use. Stop the other program, or choose another port: PORT=3001 npm start`,
    );
  });
});

describe('the front server', () => {
  let portal: PortalProcess;
  beforeAll(async () => {
    portal = await PortalProcess.start();
  });
  afterAll(() => portal.stop());

  it('takes the visitor’s address from the connection, not from the visitor', async () => {
    const headers = { 'x-portal-peer': '6.6.6.6', 'x-forwarded-for': '6.6.6.6', 'x-client-ip': '6.6.6.6' };
    const response = await fetch(`${portal.url}/gateway/ip`, { headers });
    expect(await response.json()).toEqual({ ip: expect.stringMatching(/^(127\.0\.0\.1|::1)$/) });
  });

  it('logs its database before it is ready', () => {
    const [first = ''] = portal.log.split('\n');
    expect(JSON.parse(first).msg).toBe(`Database: SQLite, ${join(portal.dataDir, 'portal.sqlite')}`);
  });

  it('is ready with database and secrets before the first request', () => {
    const names = readdirSync(portal.dataDir);
    expect(names).toEqual(expect.arrayContaining(['portal.sqlite', 'secrets.json']));
  });

  it('exits with code 0 on SIGTERM despite an open keep-alive connection', async () => {
    const idle = connect(portal.port, 'localhost');
    await new Promise((resolve) => idle.once('connect', resolve));
    await fetch(`${portal.url}/gateway/ip`);
    expect(await portal.close()).toBe(0);
    idle.destroy();
    await portal.restart();
  });
});
