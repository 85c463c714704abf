/** Requirements: PUBLISH-12 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detectType } from './detect-type';

const folder = mkdtempSync(join(tmpdir(), 'portal-types-'));
const path = join(folder, 'file');
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['RIFF\n\r\0\xffWEBPVP8 ', 'image/webp'],
  ['\0\0\0\x20ftypavif\0\0', 'image/avif'],
  ['%PDF-1.7', 'application/pdf'],
  ['RIFF', 'application/pdf'],
  ['', 'application/pdf'],
])('the type of a file that begins with %j is %s', async (start, type) => {
  writeFileSync(path, start, 'latin1');
  expect(await detectType(path)).toBe(type);
});
