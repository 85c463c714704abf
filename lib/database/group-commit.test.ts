/** @jest-environment node */
/** Requirements: DATA-01 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { type Generated, Kysely, sql } from 'kysely';
import { LOCK_WAIT_MS } from './open-file';
import { EmbeddedDialect } from './sqlite';

interface Notes {
  note: { id: Generated<number>; text: string };
}

const PAGES = 64;

let folder: string;
let file: string;
let database: Kysely<Notes>;
let outside: DatabaseSync;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-group-'));
  file = join(folder, 'notes.sqlite');
  database = new Kysely<Notes>({ dialect: new EmbeddedDialect(file) });
  await sql`create table note (id integer primary key, text text not null unique)`.execute(database);
  outside = new DatabaseSync(file);
});
afterEach(async () => {
  outside.close();
  await database.destroy();
  rmSync(folder, { recursive: true });
});

const add = (text: string) =>
  database.transaction().execute(async (tx) => {
    await tx.insertInto('note').values({ text }).execute();
    // A waiting transaction must not let another one start.
    await Promise.resolve();
    return text;
  });
/** The rows that another process sees. */
const listStored = () =>
  outside
    .prepare('select text from note order by id')
    .all()
    .map(({ text }) => String(text));
const names = (count: number) => Array.from({ length: count }, (_, index) => `note ${index}`);

test('concurrent transactions are committed together, in their order, before any of them is acknowledged', async () => {
  const seen = names(20).map(async (name) => {
    await add(name);
    return listStored().length;
  });
  expect(listStored()).toEqual([]);
  expect(await Promise.all(seen)).toEqual(Array(20).fill(20));
  expect(listStored()).toEqual(names(20));
});

test('a transaction that fails is rolled back alone, whether its work or a statement failed', async () => {
  const refuse = database.transaction().execute(async (tx) => {
    await tx.insertInto('note').values({ text: 'refused' }).execute();
    throw new Error('refused');
  });
  const outcomes = await Promise.allSettled([add('first'), refuse, add('first'), add('last')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(listStored()).toEqual(['first', 'last']);
});

test('a single statement joins the transaction, and readers wait until it is on disk', async () => {
  const insert = database.insertInto('note').values({ text: 'alone' }).execute();
  const readers = Promise.all([
    database.selectFrom('note').select('text').execute(),
    database.selectFrom('note').select('text').execute(),
  ]).then((rows) => ({ rows, stored: listStored() }));
  await insert;
  expect(await readers).toEqual({
    rows: [[{ text: 'alone' }], [{ text: 'alone' }]],
    stored: ['alone'],
  });
});

test('a statement that cannot run inside a transaction ends the group first', async () => {
  const work = [add('before'), sql`vacuum`.execute(database), add('after')];
  await Promise.all(work);
  expect(listStored()).toEqual(['before', 'after']);
});

test('on a full disk, exactly the transactions that were reported as successful are stored', async () => {
  await sql`pragma max_page_count = ${sql.raw(String(PAGES))}`.execute(database);
  const texts = names(60).map((name) => name + 'x'.repeat(6000));
  const outcomes = await Promise.allSettled(texts.map(add));
  const acknowledged = texts.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
  expect(listStored()).toEqual(acknowledged);
  await sql`pragma max_page_count = 100000`.execute(database);
  await add('room again');
  expect(listStored()).toEqual([...acknowledged, 'room again']);
});

test('while another process writes, writers wait without blocking readers or the event loop', async () => {
  outside.exec('begin immediate');
  const writers = Promise.all(names(3).map(add));
  // Waiting in SQLite would block the thread: neither the timer nor the reader would finish before the lock.
  const from = performance.now();
  await setTimeout(1);
  expect(await database.selectFrom('note').select('text').execute()).toEqual([]);
  expect(performance.now() - from).toBeLessThan(LOCK_WAIT_MS / 2);
  outside.exec('commit');
  await writers;
  expect(listStored()).toEqual(names(3));
});

test('writers that waited for another process write in the order in which they came', async () => {
  for (let round = 1; round <= 10; round += 1) {
    outside.exec('begin immediate');
    const writers = Promise.all(names(40).map(add));
    await setTimeout(round);
    outside.exec('commit');
    await writers;
    expect(listStored()).toEqual(names(40));
    await database.deleteFrom('note').execute();
  }
});

test('a writer is refused if another process does not finish in time, and the next is accepted', async () => {
  const impatient = new Kysely<Notes>({ dialect: new EmbeddedDialect(file, 50) });
  await impatient.selectFrom('note').select('id').execute();
  outside.exec('begin immediate');
  const refused = impatient.insertInto('note').values({ text: 'too early' }).execute();
  await expect(refused).rejects.toThrow('locked');
  outside.exec('commit');
  await impatient.insertInto('note').values({ text: 'in time' }).execute();
  expect(listStored()).toEqual(['in time']);
  await impatient.destroy();
});
