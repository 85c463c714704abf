/** @jest-environment node */
/** Requirements: JUDGE-10 */
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { makeNamedPdf, readEveryByte } from '@/tests/support/files/named-pdf';
import { makeEncryptedPdf, makePdf } from '@/tests/support/files/pdf';
import { makeBlindCopy } from './make-blind-copy';

const NAME = 'zahrani';
const places: string[] = [];
const who = (where: string) => {
  places.push(where);
  return `${NAME} ${where}`;
};

const copy = async (content: Uint8Array, leftOut: number[] = []) =>
  makeBlindCopy({ content: new Uint8Array(content), title: 'Research plan', leftOut, words: [NAME] });

let named: Uint8Array;
beforeAll(async () => {
  named = await makeNamedPdf(who);
});

test('names outside the text of the pages are not in a byte of the copy', async () => {
  const before = readEveryByte(named);
  expect(places.filter((where) => !before.includes(where.toLowerCase()))).toEqual([]);
  const made = await copy(named);
  expect(made?.pages).toBe(2);
  const after = readEveryByte(made?.content ?? new Uint8Array());
  const left = places.filter((where) => after.includes(`${NAME} ${where}`.toLowerCase()));
  // Text of a page is drawn, so the office decides about it.
  expect(left).toEqual(['text']);
  expect(after).not.toMatch(/annot|outline|metadata|structtreeroot|filespec|acroform|javascript|exif/);
});

test('words in the text of a page are found, and leave the copy with the page', async () => {
  const whole = await copy(named);
  expect(whole?.kept.map(({ page, text }) => [page, text])).toEqual([
    [1, 'Crowd flow at the bridge'],
    [2, `Written by ${NAME} text`],
  ]);
  const part = await copy(named, [2]);
  expect(part?.kept.map(({ page }) => page)).toEqual([1]);
  expect(part?.pages).toBe(2);
  expect(readEveryByte(part?.content ?? new Uint8Array())).not.toContain(NAME);
  expect(await copy(named, [1, 2])).toMatchObject({ content: null, pages: 2, kept: [] });
});

test('the copy has the pages, the picture and a neutral title', async () => {
  const made = await copy(named);
  const pdf = await PDFDocument.load(made?.content ?? new Uint8Array());
  expect([pdf.getPageCount(), pdf.getTitle(), pdf.getAuthor()]).toEqual([2, 'Research plan', undefined]);
  const pictures = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
    .filter(({ dict }) => dict.get(PDFName.of('Filter')) === PDFName.of('DCTDecode'));
  const { format, width, exif, xmp } = await sharp(pictures[0]?.contents).metadata();
  expect({ format, width, exif, xmp }).toEqual({
    format: 'jpeg',
    width: 24,
    exif: undefined,
    xmp: undefined,
  });
});

test('a word in bytes that are not displayed is found on its page', async () => {
  const made = await copy(makePdf(`a comment by ${NAME}`));
  expect(made?.kept).toEqual([{ page: 1, text: '', words: [NAME] }]);
});

test('a document that cannot be read has no copy', async () => {
  expect(await copy(makeEncryptedPdf())).toBeNull();
});
