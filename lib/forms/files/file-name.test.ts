/** @jest-environment node */
/** Requirements: FILE-03, FILE-04 */
import { cleanFileName, hasAcceptedEnding } from './file-name';

test.each([
  ['plan.pdf', 'plan.pdf'],
  ['خطة البحث.pdf', 'خطة البحث.pdf'],
  ['../../etc/passwd', 'etcpasswd'],
  ['C:\\temp\\plan.pdf', 'C:tempplan.pdf'],
  ['.hidden.pdf', 'hidden.pdf'],
  ['a\u202efdp.exe', 'afdp.exe'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie: x.pdf'],
  ['\ud800.pdf', 'pdf'],
  ['   ', 'document.pdf'],
  ['', 'document.pdf'],
  [`${'ن'.repeat(300)}.pdf`, `${'ن'.repeat(146)}.pdf`],
])('%j becomes %j', (given, expected) => {
  expect(cleanFileName(given)).toBe(expected);
});

test.each([
  ['cv.pdf', true],
  ['CV.PDF', true],
  [' cv.pdf ', true],
  ['سيرة.pdf\u200f', true],
  ['', true],
  ['cv.exe', false],
  ['cv.pdf.exe', false],
  ['cv.pdf\u202e.exe', false],
  ['cvpdf', false],
  ['cv', false],
])('%j may be sent: %s', (name, expected) => {
  expect(hasAcceptedEnding(name)).toBe(expected);
});
