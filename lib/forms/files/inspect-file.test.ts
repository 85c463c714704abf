/** @jest-environment node */
/** Requirements: FILE-03 */
import { inspectFile } from './inspect-file';
import { MAX_FILE_BYTES } from './rules';

const named = (content: BlobPart, name = 'plan.pdf') => new File([content], name);
const pdf = (body = '') => named(`%PDF-1.7\n${body}\ntrailer << /Root 1 0 R >>\nstartxref\n0\n%%EOF`);
const padded = (size: number) => named(`%PDF-1.7\n${'x'.repeat(size - 9)}`);

test.each([
  ['a document', pdf(), null],
  ['a document after a program header', named('MZ\n%PDF-1.7\n'), 'wrongType'],
  ['a document after a byte-order mark', named('\ufeff%PDF-1.7\n'), 'wrongType'],
  ['a document with the extension of a program', named('%PDF-1.7\n', 'cv.pdf.exe'), 'wrongType'],
  ['a document without an extension', named('%PDF-1.7\n', 'cv'), 'wrongType'],
  ['a document with an extension in capitals', named('%PDF-1.7\n', 'CV.PDF'), null],
  ['an empty file', named(''), 'empty'],
  ['an image with the name of a document', named('\x89PNG\r\n\x1a\n'), 'wrongType'],
  ['text that contains the signature too late', named(`${' '.repeat(1100)}%PDF-1.7`), 'wrongType'],
  ['exactly the maximum size', padded(MAX_FILE_BYTES), null],
  ['one byte more', padded(MAX_FILE_BYTES + 1), 'tooLarge'],
  ['a document that refers to an encryption dictionary', pdf('trailer << /Encrypt 7 0 R >>'), 'encrypted'],
  [
    'a document with an inline encryption dictionary',
    pdf('<< /Encrypt<< /Filter /Standard >> >>'),
    'encrypted',
  ],
  ['a document that mentions encryption in its text', pdf('(chapter 3: /Encrypt your data)'), null],
])('%s', async (_name, blob, error) => {
  expect(await inspectFile(blob)).toBe(error);
});
