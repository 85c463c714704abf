/** Requirements: OPS-11 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkLocks } from '@/lib/server/maintenance/doctor/check-locks';

const folder = mkdtempSync(join(tmpdir(), 'portal-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process that has an SQLite file open like the portal, and signals when. @param code runs before the signal */
async function hold(file: string, code = ''): Promise<{ pid: number; end: () => void }> {
  const program = `
    const { DatabaseSync } = require('node:sqlite');
    const fs = require('node:fs');
    const file = ${JSON.stringify(file)};
    const db = new DatabaseSync(file);
    db.exec('pragma journal_mode = wal; create table if not exists note (text)');
    db.exec("insert into note values ('x')");
    ${code}
    console.log('held');
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { pid: child.pid ?? 0, end: () => child.kill('SIGKILL') };
}

const file = (name: string) => join(folder, `${name}.sqlite`);
const check = async (name: string, code?: string) => {
  const { pid, end } = await hold(file(name), code);
  const found = checkLocks(file(name));
  end();
  expect(found.map(({ text }) => text).join()).toContain(`Process ${pid} `);
  return found.map(({ state }) => state);
};

test('a process that holds its lock is fine', async () => {
  expect(await check('held')).toEqual(['ok']);
});

test('a process that lost it by opening and closing the file is reported', async () => {
  expect(await check('lost', 'fs.closeSync(fs.openSync(file));')).toEqual(['error']);
});

test('a process that writes to a deleted log is reported', async () => {
  expect(await check('deleted', "fs.unlinkSync(file + '-wal');")).toEqual(['error']);
});

test('a file that no process has open is no error', () => {
  writeFileSync(file('unused'), '');
  expect(checkLocks(file('unused')).map(({ state }) => state)).toEqual(['ok']);
});
