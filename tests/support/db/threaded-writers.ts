import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { type Generated, Kysely, sql } from 'kysely';
import { EmbeddedDialect } from '@/lib/database/sqlite';

/**
 * A process whose two threads write to one database while another program removes its files, with one method
 * after another: `threaded-writers.ts <file>`. Prints the acknowledged writes, and the longest interruption.
 */
interface Tables {
  note: { id: Generated<number>; text: string };
}

const WAYS = [['-wal'], ['-shm'], ['-wal', '-shm'], [''], ['', '-wal', '-shm'], ['-shm'], ['-wal']];
const [file = ''] = process.argv.slice(2);
const flags = ['--conditions=react-server', '--import', 'tsx'];

async function openNotes(): Promise<Kysely<Tables>> {
  const database = new Kysely<Tables>({ dialect: new EmbeddedDialect(file) });
  await sql`create table if not exists note (id integer primary key, text text unique)`.execute(database);
  return database;
}

/** Writes one row after another until it is stopped. */
async function write(database: Kysely<Tables>, name: string, acknowledged: string[], isOver: () => boolean) {
  for (let number = 0; !isOver(); number += 1) {
    const text = `${name} ${number}`;
    const insert = database.insertInto('note').values({ text }).execute();
    await insert.then(
      () => acknowledged.push(text),
      () => sleep(5),
    );
    await sleep(2);
  }
}

async function removeFiles(acknowledged: readonly string[]): Promise<number> {
  let longest = 0;
  for (const ends of WAYS) {
    await sleep(500);
    const at = performance.now();
    for (const end of ends) rmSync(file + end);
    await sleep(100);
    const before = acknowledged.length;
    while (acknowledged.length < before + 5) await sleep(10);
    longest = Math.max(longest, performance.now() - at);
  }
  return longest;
}

async function runMain(): Promise<void> {
  const acknowledged: string[] = [];
  let isOver = false;
  const database = await openNotes();
  const worker = new Worker(new URL(import.meta.url), { argv: [file], execArgv: flags });
  await new Promise((resolve) => worker.once('message', resolve));
  const writing = write(database, 'main', acknowledged, () => isOver);
  const longestMs = await removeFiles(acknowledged);
  await sleep(1000);
  isOver = true;
  await writing;
  const others = new Promise<string[]>((resolve) => worker.once('message', resolve));
  worker.postMessage('end');
  acknowledged.push(...(await others));
  await worker.terminate();
  await database.destroy();
  console.log(JSON.stringify({ acknowledged, longestMs }));
}

async function runWorker(): Promise<void> {
  const acknowledged: string[] = [];
  let isOver = false;
  parentPort?.once('message', () => {
    isOver = true;
  });
  const database = await openNotes();
  parentPort?.postMessage([]);
  await write(database, 'worker', acknowledged, () => isOver);
  await database.destroy();
  parentPort?.postMessage(acknowledged);
}

void (isMainThread ? runMain() : runWorker());
