/** @jest-environment node */
/** Requirements: FILE-03, FILE-06 */
import { makeBurstingPdf } from '@/tests/support/files/bursting-pdf';
import {
  makeDamagedPdf,
  makeEncryptedPdf,
  makePdf,
  makePdfOfSize,
  makePdfWithAttachment,
  makeScriptedPagePdf,
  makeScriptedPdf,
} from '@/tests/support/files/pdf';
import { inspectPdf } from './inspect-pdf';

const inspect = (content: Uint8Array, sender = 'somebody') =>
  inspectPdf(sender, async () => new Uint8Array(content));

test.each([
  ['a valid document', makePdf(), null],
  ['a large one', makePdfOfSize(2_097_152), null],
  ['a password', makeEncryptedPdf(), 'encrypted'],
  ['encryption without a password', makeEncryptedPdf(''), 'encrypted'],
  ['a missing second half', makeDamagedPdf(), 'damaged'],
  ['only the signature', Buffer.from('%PDF-1.7\n'), 'damaged'],
  ['a script on opening', makeScriptedPdf(), 'activeContent'],
  ['a script on a page', makeScriptedPagePdf(), 'activeContent'],
  ['an embedded file', makePdfWithAttachment(), 'activeContent'],
])('%s', async (_name, content, expected) => {
  expect(await inspect(content)).toBe(expected);
});

test('a decompression bomb is rejected early, and the next document is read', async () => {
  const bursting = makeBurstingPdf();
  expect(bursting.length).toBeLessThan(2_097_152);
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 10);
  const findings = await Promise.all([inspect(bursting), inspect(makePdf())]);
  clearInterval(watch);
  expect(findings).toEqual(['exhausting', null]);
  expect((most - before) / 1_048_576).toBeLessThan(900);
});
