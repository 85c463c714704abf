/** @jest-environment node */
/** Requirements: OPS-09, OPS-05 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeDatabase, nameEngine, readBuildId } from './running';

test.each([
  [undefined, 'sqlite', 'SQLite, /data/portal.sqlite'],
  [
    'postgres://portal:secret@db.example:5433/portal?sslmode=require',
    'postgresql',
    'PostgreSQL, db.example:5433/portal',
  ],
  ['postgres:///portal?host=/run/postgresql', 'postgresql', 'PostgreSQL, /run/postgresql/portal'],
])('the database %s is logged without user and password', (DATABASE_URL, engine, text) => {
  expect(nameEngine({ DATABASE_URL })).toBe(engine);
  expect(describeDatabase({ DATABASE_URL, DATA_DIR: '/data' })).toBe(text);
});

test('a folder states the id of its build, or there is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-build-'));
  expect(readBuildId(folder)).toBeNull();
  writeFileSync(join(folder, 'BUILD_ID'), 'abc\n');
  expect(readBuildId(folder)).toBe('abc');
  rmSync(folder, { recursive: true });
});
