/** @jest-environment node */
/** Requirements: FILE-04, FILE-08 */
import { toAttachment } from './serve-file';

test('a name in any script is returned unchanged, and cannot inject headers', () => {
  expect(toAttachment('plan (1).pdf')).toBe(
    `attachment; filename="plan (1).pdf"; filename*=UTF-8''plan%20%281%29.pdf`,
  );
  expect(toAttachment('"; x="خ')).toBe(
    `attachment; filename="_; x=__"; filename*=UTF-8''%22%3B%20x%3D%22%D8%AE`,
  );
});
