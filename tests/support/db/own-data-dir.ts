import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shareState } from '@/lib/env/shared-state';

// Runs before the test file is loaded, so that each test file has a separate folder for database, files and
// secrets.
const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
process.env.DATA_DIR = folder;

afterAll(async () => {
  // Each thread that examined PDF files keeps about 50 MB of memory until it is ended.
  const readers = shareState('pdfInspection', (): { idle: { end(): void }[] } => ({ idle: [] }));
  for (const reader of readers.idle) reader.end();
  const opened = ['databases', 'accessDatabases'].map((name) =>
    shareState(name, () => new Map<string, Promise<{ destroy(): Promise<void> }>>()),
  );
  if (opened.some(({ size }) => size > 0)) await (await import('./close-databases')).closeDatabases();
  // An open database would miss its files and create them again.
  for (const handles of opened)
    for (const database of handles.values()) await database.then((open) => open.destroy());
  rmSync(folder, { recursive: true, force: true });
});
