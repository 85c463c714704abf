/** Requirements: DATA-05 */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { makeTemporaryFolder } from '../../support/temporary-folder';

const run = promisify(execFile);
const PRINT_KEYS = `
import { readOrCreateSecrets } from './lib/auth/tokens/secrets.ts';
console.log(Buffer.from(readOrCreateSecrets(process.env.DATA_DIR).tokens[0]).toString('hex'));
`;

test('processes that start at the same time agree on one set of secrets', async () => {
  const folder = makeTemporaryFolder();
  const start = () =>
    run('node_modules/.bin/tsx', ['--conditions=react-server', '--input-type=module', '-e', PRINT_KEYS], {
      env: { ...process.env, DATA_DIR: folder },
    });
  const outputs = await Promise.all([start(), start(), start(), start()]);
  expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1);
  expect(outputs[0]?.stdout).toMatch(/^[0-9a-f]{64}\n$/);
  expect(readdirSync(folder)).toEqual(['secrets.json']);
});
