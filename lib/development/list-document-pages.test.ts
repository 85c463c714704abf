/** @jest-environment node */
/** Requirements: PUB-06 */
import { existsSync, readFileSync } from 'node:fs';
import { hashPage, listDocumentPages, PRINTED_FROM } from './list-document-pages';

const printed: Record<string, string> = JSON.parse(readFileSync(PRINTED_FROM, 'utf8'));
const pages = listDocumentPages();

test.each(pages)('$name was printed from its present texts (else: npm run documents)', ({ name, page }) => {
  expect(existsSync(`public/documents/${name}`)).toBe(true);
  expect(printed[name]).toBe(hashPage(page));
});

test('no file remains of a document that is gone', () => {
  expect(Object.keys(printed).sort()).toEqual(pages.map(({ name }) => name).sort());
});
