/** `npm run screenshots`: updates the images in `tests/screenshots`, reduced to a palette. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = join('tests', 'screenshots');
const TAKE = [
  'node_modules/@playwright/test/cli.js',
  'test',
  'tests/e2e/pages/screenshots.sweep.spec.ts',
  '--update-snapshots=all',
];

const { status } = spawnSync(process.execPath, TAKE, { stdio: 'inherit' });
for (const name of readdirSync(FOLDER)) {
  const file = join(FOLDER, name);
  writeFileSync(file, await sharp(readFileSync(file)).png({ palette: true, effort: 10 }).toBuffer());
}
process.exitCode = status ?? 1;
