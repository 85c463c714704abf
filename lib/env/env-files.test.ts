/** @jest-environment node */
/** Requirements: OPS-03 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listEnvFiles } from './env-files';

test('settings files that are not read are reported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-env-'));
  expect(listEnvFiles(folder)).toEqual([]);
  for (const name of ['.env', '.env.example', '.env.production']) writeFileSync(join(folder, name), '');
  expect(listEnvFiles(folder)).toEqual(['.env', '.env.production']);
  rmSync(folder, { recursive: true });
});
