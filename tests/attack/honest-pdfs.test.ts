/** Requirements: FILE-07 */
import { readdirSync, readFileSync } from 'node:fs';
import { hasPdfMark } from '@/lib/forms/files/inspect-file';
import { inspectPdf } from '@/lib/server/files/inspect-pdf';
import { HONEST_PDFS } from '../support/files/honest-pdfs';

const FOLDER = 'public/documents';
/** The portal's own documents, printed by Chrome. */
const printed = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.pdf'))
  .slice(0, 7)
  .map((name) => ({ habit: name, content: readFileSync(`${FOLDER}/${name}`) }));

const cases = [...HONEST_PDFS, ...printed];

test('the list has at least thirty documents', () => {
  expect(new Set(HONEST_PDFS.map(({ habit }) => habit)).size).toBeGreaterThanOrEqual(30);
});

test.each(cases)('$habit is accepted', async ({ content }) => {
  expect(hasPdfMark(content)).toBe(true);
  expect(await inspectPdf('somebody', async () => new Uint8Array(content))).toBeNull();
});
