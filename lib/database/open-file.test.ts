/** @jest-environment node */
/** Requirements: DATA-12 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { canListLocks, listUnlocked } from '@/tests/support/db/file-locks';
import { openFile } from './open-file';

let folder: string;
let file: string;
const opened: DatabaseSync[] = [];
const open = () => {
  const database = openFile(file);
  opened.push(database);
  return database;
};
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'portal-file-')), 'data');
  file = join(folder, 'notes.sqlite');
});
afterEach(() => {
  for (const database of opened.splice(0)) database.close();
  rmSync(folder, { recursive: true });
});

test('a new file and its folder are accessible only to their owner, and nothing else is left there', () => {
  open();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).sort()).toEqual(['notes.sqlite', 'notes.sqlite-shm', 'notes.sqlite-wal']);
});

(canListLocks ? test : test.skip)('no connection changes the locks of the process', () => {
  open();
  expect(listUnlocked(process.pid, folder)).toEqual([]);
  open();
  expect(listUnlocked(process.pid, folder)).toEqual([]);
});
