/** @jest-environment node */
/** Requirements: AWARD-17 */
import { readFileSync } from 'node:fs';
import { readDocumentTexts } from '@/lib/content/document-texts';
import { EDITABLE_DOCUMENTS, findEditablePath } from '@/lib/content/editable-documents';
import { LOCALES } from '@/lib/i18n/locales';
import { escapeRtf, renderEditableDocument } from './editable-document';

const seed: { id: string; texts: Record<string, { title: string; body: string[] }> }[] = JSON.parse(
  readFileSync('lib/content/seed/document.json', 'utf8'),
);

test.each([
  ['a {b} \\', 'a \\{b\\} \\\\'],
  ['é', '\\u233?'],
  ['حج', '\\u1581?\\u1580?'],
  ['\uffe5', '\\u-27?'],
])('%s is written as %s', (text, written) => {
  expect(escapeRtf(text)).toBe(written);
});

describe.each(EDITABLE_DOCUMENTS)('%s', (id) => {
  test.each(LOCALES)('in $code is the file made from its texts, in its direction', ({ code, dir }) => {
    const own = seed.find((document) => document.id === id)?.texts[code];
    const sections = readDocumentTexts(code)[id] ?? [];
    expect(sections.length).toBeGreaterThan(0);
    const made = renderEditableDocument({
      locale: code,
      title: own?.title ?? '',
      body: own?.body ?? [],
      sections,
    });
    expect(readFileSync(`public${findEditablePath(id, code)}`, 'latin1')).toBe(made);
    expect(made).toContain(dir === 'rtl' ? '\\rtlpar' : '\\ltrpar');
    expect(made.split('{').length).toBe(made.split('}').length);
  });
});

test('other documents have no editable file', () => {
  expect(findEditablePath('ihram-guide', 'en')).toBeNull();
});
