/** Requirements: DATA-14 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'portal-threads-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('two writing threads lose nothing when the files are removed by any method', async () => {
  const file = join(folder, 'data', 'notes.sqlite');
  const script = [
    '--conditions=react-server',
    '--import',
    'tsx',
    'tests/support/db/threaded-writers.ts',
    file,
  ];
  const { stdout } = await run(process.execPath, script, { maxBuffer: 1e8 });
  const { acknowledged }: { acknowledged: string[] } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  const database = new DatabaseSync(file);
  const stored = new Set(
    database
      .prepare('select text from note')
      .all()
      .map(({ text }) => text),
  );
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  database.close();
  expect(acknowledged.filter((text) => text.startsWith('worker')).length).toBeGreaterThan(10);
  expect(acknowledged.filter((text) => !stored.has(text))).toEqual([]);
});
