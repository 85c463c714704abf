/** @jest-environment node */
import {
  makeDamagedPdf,
  makeEncryptedPdf,
  makePdf,
  makePdfOfSize,
  makePdfWithAttachment,
  makeScriptedPagePdf,
  makeScriptedPdf,
} from '@/tests/support/pdf';
import { inspectPdf } from './inspect-pdf';

test.each([
  ['a sound document', makePdf(), null],
  ['a large one', makePdfOfSize(2_097_152), null],
  ['a password', makeEncryptedPdf(), 'encrypted'],
  ['encryption without a password', makeEncryptedPdf(''), 'encrypted'],
  ['a lost half', makeDamagedPdf(), 'damaged'],
  ['only the mark', Buffer.from('%PDF-1.7\n'), 'damaged'],
  ['a script on opening', makeScriptedPdf(), 'activeContent'],
  ['a script on a page', makeScriptedPagePdf(), 'activeContent'],
  ['a file inside', makePdfWithAttachment(), 'activeContent'],
])('%s', async (_name, content, expected) => {
  expect(await inspectPdf(new Uint8Array(content))).toBe(expected);
});
