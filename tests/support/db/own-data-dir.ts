import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Runs before the test file is loaded, so that each test file has a separate folder for database, files and
// secrets.
const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
process.env.DATA_DIR = folder;

/** Databases opened by the tests, in the cache of `openOnce`. */
const memory = globalThis as Partial<
  Record<'portalDatabases' | 'accessDatabases', Map<string, Promise<{ destroy(): Promise<void> }>>>
>;

/** Threads that examined PDF files; each keeps about 50 MB of memory until it is ended. */
const threads = globalThis as { portalPdfInspection?: { idle: { end(): void }[] } };

afterAll(async () => {
  for (const reader of threads.portalPdfInspection?.idle ?? []) reader.end();
  const opened = [memory.portalDatabases, memory.accessDatabases];
  if (opened.some(Boolean)) await (await import('./close-databases')).closeDatabases();
  // An open database would miss its files and create them again.
  for (const handles of opened)
    for (const database of handles?.values() ?? []) await database.then((open) => open.destroy());
  rmSync(folder, { recursive: true, force: true });
});
