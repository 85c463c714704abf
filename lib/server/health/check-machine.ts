import 'server-only';
import { statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { isWritable } from '@/lib/database/is-writable';
import { isPostgres } from '@/lib/database/postgres';
import { env } from '@/lib/env/env';
import { getDatabaseFile, openDatabase } from '@/lib/server/db/open';
import { createUploadFolder, getUploadFolder } from '@/lib/server/files/folder';

/** Whether the portal's database accepts writes. */
export const isDataWritable = async (): Promise<boolean> =>
  isWritable(await openDatabase(), getDatabaseFile());

/** In seconds, corrected by half of the round trip. Null with SQLite, which uses the same clock, and in tests. */
export async function readClockSkew(): Promise<number | null> {
  const database = await openDatabase();
  if (!isPostgres(database) || env.TEST_NOW) return null;
  const asked = Date.now();
  const { rows } = await sql<{
    at: number;
  }>`select extract(epoch from clock_timestamp()) * 1000 as at`.execute(database);
  const answered = Date.now();
  const own = (asked + answered) / 2;
  // The uncertainty of a slow response is subtracted.
  const skew = own - Number(rows[0]?.at);
  return (Math.sign(skew) * Math.max(0, Math.abs(skew) - (answered - asked) / 2)) / 1000;
}

async function readFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export async function readFreeSpace(): Promise<{ data: number; files: number }> {
  await createUploadFolder();
  const [data, files] = await Promise.all([readFree(resolve(env.DATA_DIR)), readFree(getUploadFolder())]);
  return { data, files };
}

/** @throws Error if a disk has less than `DISK_RESERVE_MB` free */
export async function checkDisks(): Promise<void> {
  for (const [name, free] of Object.entries(await readFreeSpace()))
    if (free < env.DISK_RESERVE_MB * 1_000_000)
      throw new Error(
        `The disk of the ${name} folder has less than DISK_RESERVE_MB=${env.DISK_RESERVE_MB} free`,
      );
}

/** @throws Error if the clock differs by more than `CLOCK_SKEW_MS` from that of PostgreSQL */
export async function checkClock(): Promise<void> {
  const skew = (await readClockSkew()) ?? 0;
  if (Math.abs(skew) * 1000 > env.CLOCK_SKEW_MS)
    throw new Error(
      `The clock of this machine is ${Math.abs(Math.round(skew))} seconds ${skew > 0 ? 'ahead of' : 'behind'} PostgreSQL's`,
    );
}
