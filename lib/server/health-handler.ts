import 'server-only';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { sql } from 'kysely';
import { openDatabase } from './db/open';
import { createUploadFolder, getUploadFolder } from './files/folder';
import type { ApiHandler } from './http/api-context';

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

/** Whether database and upload folder can be used; asked by the portal's health route, never through the door. */
export const answerHealth: ApiHandler = async (c) =>
  c.json({ database: await works(checkDatabase), storage: await works(checkStorage) });
