import type { DocumentSection } from '@/lib/content/document-texts';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';

interface EditableDocument {
  locale: Locale;
  title: string;
  body: readonly string[];
  sections: readonly DocumentSection[];
}

/** A text in Rich Text Format: its own marks are escaped, letters beyond ASCII are UTF-16 units as signed numbers. */
export function escapeRtf(text: string): string {
  return text
    .replaceAll(/[\\{}]/g, (mark) => `\\${mark}`)
    .replaceAll(/[^\x20-\x7e]/g, (letter) =>
      Array.from({ length: letter.length }, (_, at) => {
        const unit = letter.charCodeAt(at);
        return `\\u${unit > 0x7fff ? unit - 0x10000 : unit}?`;
      }).join(''),
    );
}

/** Empty lines below a heading that names none. */
const ROOM = 3;

/** Rich Text Format 1.9: headings by style, guidance in grey, room to write. The same texts make the same file. */
export function renderEditableDocument({ locale, title, body, sections }: EditableDocument): string {
  const direction = getLocaleRow(locale).dir === 'rtl' ? '\\rtlpar\\qr\\rtlch' : '\\ltrpar\\ql\\ltrch';
  const paragraph = (style: string, text: string) => `{\\pard${direction}${style} ${escapeRtf(text)}\\par}`;
  const room = Array.from({ length: ROOM }, () => paragraph('\\fs24', ''));
  const heading = (level: number, size: number, text: string) =>
    paragraph(`\\s${level}\\outlinelevel${level - 1}\\sb240\\sa80\\b\\fs${size}`, text);
  const parts = sections.flatMap(({ title: name, paragraphs = [], lines = [] }) => [
    heading(2, 28, name),
    ...paragraphs.map((text) => paragraph('\\cf1\\i\\fs22\\sa80', text)),
    ...lines.map((line) => paragraph('\\fs24\\sa80', `${line}: `)),
    ...(lines.length > 0 ? [] : room),
  ]);
  return [
    '{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0{\\fonttbl{\\f0\\fswiss Arial;}}{\\colortbl;\\red89\\green89\\blue89;}',
    '{\\stylesheet{\\s0 Normal;}{\\s1\\outlinelevel0 heading 1;}{\\s2\\outlinelevel1 heading 2;}}',
    `{\\info{\\title ${escapeRtf(title)}}}`,
    heading(1, 36, title),
    ...body.map((text) => paragraph('\\cf1\\i\\fs22\\sa160', text)),
    ...parts,
    '}',
  ].join('\n');
}
