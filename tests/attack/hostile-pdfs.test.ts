/** Requirements: FILE-07 */
import { hasPdfMark } from '@/lib/forms/files/inspect-file';
import { inspectPdf } from '@/lib/server/files/inspect-pdf';
import { HOSTILE_PDFS } from '../support/files/hostile-pdfs';

async function judge(content: Buffer) {
  return hasPdfMark(content) ? inspectPdf('somebody', async () => new Uint8Array(content)) : 'wrongType';
}

test('the list has at least forty documents, each with a different reason', () => {
  expect(new Set(HOSTILE_PDFS.map(({ reason }) => reason)).size).toBeGreaterThanOrEqual(40);
});

test.each(HOSTILE_PDFS)('$reason: $error', async ({ error, content }) => {
  expect(await judge(content)).toBe(error);
});
