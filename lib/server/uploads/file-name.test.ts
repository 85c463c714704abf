/** @jest-environment node */
/** Requirements: FILE-04 */
import { cleanFileName, toAttachment } from './file-name';

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

test('a name in any script is given back whole, and never breaks out of its header', () => {
  expect(toAttachment('plan (1).pdf')).toBe(
    `attachment; filename="plan (1).pdf"; filename*=UTF-8''plan%20%281%29.pdf`,
  );
  expect(toAttachment('"; x="خ')).toBe(
    `attachment; filename="_; x=__"; filename*=UTF-8''%22%3B%20x%3D%22%D8%AE`,
  );
});
