/** @jest-environment node */
/** Requirements: FILE-03 */
import { inspectFile } from './inspect-file';
import { MAX_FILE_BYTES } from './rules';

const named = (content: BlobPart, name = 'plan.pdf') => new File([content], name);
const pdf = (body = '') => named(`%PDF-1.7\n${body}\ntrailer << /Root 1 0 R >>\nstartxref\n0\n%%EOF`);
const padded = (size: number) => named(`%PDF-1.7\n${'x'.repeat(size - 9)}`);

test.each([
  ['a document', pdf(), null],
  ['a document behind the head of a program', named('MZ\n%PDF-1.7\n'), 'wrongType'],
  ['a document behind the mark of a text', named('\ufeff%PDF-1.7\n'), 'wrongType'],
  ['a document that is named as a program', named('%PDF-1.7\n', 'cv.pdf.exe'), 'wrongType'],
  ['a document without an ending', named('%PDF-1.7\n', 'cv'), 'wrongType'],
  ['a document in capitals', named('%PDF-1.7\n', 'CV.PDF'), null],
  ['nothing at all', named(''), 'empty'],
  ['a picture with the name of a document', named('\x89PNG\r\n\x1a\n'), 'wrongType'],
  ['text that mentions the mark too late', named(`${' '.repeat(1100)}%PDF-1.7`), 'wrongType'],
  ['exactly the largest size', padded(MAX_FILE_BYTES), null],
  ['one byte more', padded(MAX_FILE_BYTES + 1), 'tooLarge'],
  ['a document with an encryption dictionary', pdf('trailer << /Encrypt 7 0 R >>'), 'encrypted'],
  ['a document with the dictionary in place', pdf('<< /Encrypt<< /Filter /Standard >> >>'), 'encrypted'],
  ['a document that speaks of encryption', pdf('(chapter 3: /Encrypt your data)'), null],
])('%s', async (_name, blob, error) => {
  expect(await inspectFile(blob)).toBe(error);
});
