import 'server-only';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { sql } from 'kysely';
import { openDatabase } from './db/open';
import { createUploadFolder, getUploadFolder } from './files/folder';

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

async function checkStorage(): Promise<void> {
  await createUploadFolder();
  await access(getUploadFolder(), constants.W_OK);
}

/** Whether database and upload folder can be used. */
export async function checkHealth(): Promise<{ database: boolean; storage: boolean }> {
  return { database: await works(checkDatabase), storage: await works(checkStorage) };
}
