/** @jest-environment node */
/** Requirements: DATA-14 */
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Generated, Kysely, sql } from 'kysely';
import { findMetric } from '@/lib/monitoring/metrics';
import { isOutage } from './outage';
import { EmbeddedDialect } from './sqlite';

interface Notes {
  note: { id: Generated<number>; text: string };
}

let folder: string;
let file: string;
let database: Kysely<Notes>;
let logged: jest.SpyInstance;
beforeEach(async () => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  folder = mkdtempSync(join(tmpdir(), 'portal-lost-'));
  file = join(folder, 'notes.sqlite');
  database = new Kysely<Notes>({ dialect: new EmbeddedDialect(file) });
  await sql`create table note (id integer primary key, text text not null unique)`.execute(database);
  await add('before');
});
afterEach(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const add = (text: string) => database.insertInto('note').values({ text }).execute();
const list = async () =>
  (await database.selectFrom('note').select('text').orderBy('id').execute()).map(({ text }) => text);

/** The rows that another program finds at a path. */
function listStored(path = file): string[] {
  const outside = new DatabaseSync(path);
  const rows = outside.prepare('select text from note order by id').all();
  outside.close();
  return rows.map(({ text }) => String(text));
}

const remove = (...ends: string[]) => {
  for (const end of ends) rmSync(file + end);
};

/** Waits until the database accepts a row again, or has it: a refused transaction may have been stored. */
async function untilTaken(text: string): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) {
    const isTaken = await add(text).then(
      () => true,
      ({ message }: Error) => message.includes('UNIQUE'),
    );
    if (isTaken) return;
    await sleep(50);
  }
  throw new Error(`Not taken: ${logged.mock.calls.join('\n')}`);
}

test('losses are counted from zero, so that an alert notices the first one', () => {
  const losses = findMetric('database_file_losses_total')?.();
  expect(losses).toContainEqual({ value: 0, labels: { database: 'notes.sqlite' } });
});

test.each([
  ['the log', ['-wal']],
  ['the index of the log', ['-shm']],
  ['log and index', ['-wal', '-shm']],
  ['the database', ['']],
  ['all its files', ['', '-wal', '-shm']],
])(
  'while another program has removed %s nothing is acknowledged, and all acknowledged data is recovered',
  async (_, ends) => {
    remove(...ends);
    const refused = await add('refused').catch((error: unknown) => error);
    expect(isOutage(refused)).toBe(true);
    expect(String(refused)).toContain('removed or replaced while the portal was running');
    await untilTaken('after');
    expect(listStored()).toEqual(['before', 'after']);
    expect(await list()).toEqual(['before', 'after']);
    expect(logged.mock.calls.flat().join('\n')).toContain('is whole again');
    expect(readdirSync(folder).sort()).toEqual(['notes.sqlite', 'notes.sqlite-shm', 'notes.sqlite-wal']);
  },
);

test('a transaction whose log is removed meanwhile is refused and can be retried', async () => {
  const sending = database.transaction().execute(async (tx) => {
    await tx.insertInto('note').values({ text: 'sent' }).execute();
    remove('-wal', '-shm');
  });
  await expect(sending).rejects.toThrow('removed or replaced');
  await untilTaken('sent');
  expect(listStored()).toEqual(['before', 'sent']);
});

test('reads are refused until the data is safe', async () => {
  // A moved database stays lost until it is back; a removed one may have recovered before the next read.
  renameSync(file, `${file}.away`);
  // Reads may rely on a check of the last tenth of a second.
  let refused: unknown;
  while (!refused)
    refused = await list().then(
      () => sleep(20),
      (error: unknown) => error,
    );
  expect(String(refused)).toContain('removed or replaced');
  renameSync(`${file}.away`, file);
});

test('acknowledged data is saved if the portal ends right after its files were removed', async () => {
  remove('', '-wal', '-shm');
  await database.destroy();
  expect(listStored()).toEqual(['before']);
});

test('a database that was moved is used again once it is back', async () => {
  const other = join(folder, 'other');
  mkdirSync(other);
  const names = ['', '-wal', '-shm'].map((end) => `notes.sqlite${end}`);
  for (const name of names) renameSync(join(folder, name), join(other, name));
  await sleep(600);
  await expect(add('refused')).rejects.toThrow('removed or replaced');
  expect(logged.mock.calls.flat().join('\n')).toContain('Move it back');
  for (const name of names) renameSync(join(other, name), join(folder, name));
  await untilTaken('after');
  expect(listStored()).toEqual(['before', 'after']);
});

test('another database at the path is not changed, and acknowledged data is saved next to it', async () => {
  const other = join(folder, 'other.sqlite');
  const restored = new DatabaseSync(other);
  restored.exec(
    "create table note (id integer primary key, text text); insert into note values (1, 'restored')",
  );
  restored.close();
  remove('-wal', '-shm');
  renameSync(other, file);
  await sleep(1000);
  await expect(add('refused')).rejects.toThrow('removed or replaced');
  const saved = readdirSync(folder).filter((name) => name.includes('.saved-') && !/-(wal|shm)$/.test(name));
  expect(saved).toHaveLength(1);
  expect(listStored(join(folder, saved[0] ?? ''))).toEqual(['before']);
  expect(listStored()).toEqual(['restored']);
  expect(logged.mock.calls.flat().join('\n')).toContain(`saved in ${saved[0]}`);
});

test("a foreign log at the path is not mixed with the portal's own", async () => {
  remove('-wal', '-shm');
  writeFileSync(`${file}-wal`, 'something else');
  await sleep(800);
  await expect(add('refused')).rejects.toThrow('removed or replaced');
  const saved = readdirSync(folder).filter((name) => name.includes('.saved-') && !/-(wal|shm)$/.test(name));
  expect(listStored(join(folder, saved[0] ?? ''))).toEqual(['before']);
});
