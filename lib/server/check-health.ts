import 'server-only';
import { sql } from 'kysely';
import { openDatabase } from './db/open';
import { openFileStore } from './files/store';

async function works(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check();
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

const checkDatabase = async () => sql`select 1`.execute(await openDatabase());

const checkStorage = async () => (await openFileStore()).check();

/** Whether database and file store can be used. */
export async function checkHealth(): Promise<{ database: boolean; storage: boolean }> {
  return { database: await works(checkDatabase), storage: await works(checkStorage) };
}
