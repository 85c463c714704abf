import { CELL_MARK, HEADING_MARK, ITEM_MARK } from '@/lib/publications/drafts/pasted-marks';

/** Elements without text for readers. */
const LEFT_OUT = 'script, style, template, noscript, title, [hidden]';
/** The marks that Word writes before the items of its lists. */
const WORD_MARKS = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
/** Elements whose texts are separated by a space. */
const APART = 'br, p, div, li, td, th';
const HEADINGS = 'h1, h2, h3, h4, h5, h6, .MsoTitle, .MsoSubtitle';
const WORD_ITEM = /mso-list:\s*l\d/i;
/** Elements whose text is a separate part; the text of every other element belongs to the part around it. */
const PARTS = `table, ul, ol, p, div, section, article, blockquote, pre, ${HEADINGS}`;

/**
 * Removes characters that no text may contain: control characters, and direction overrides, which Word adds to Arabic.
 */
const clean = (text: string | null) =>
  (text ?? '')
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const readItems = (list: Element): string[] =>
  [...list.children].flatMap((item, index) => {
    const inner = [...item.querySelectorAll('ul, ol')];
    const own = item.cloneNode(true) as Element;
    for (const nested of own.querySelectorAll('ul, ol')) nested.remove();
    // The number is a part of what an ordered list says, and lists of publications have no numbers.
    const number = list.tagName === 'OL' ? `${index + 1}. ` : '';
    const text = clean(own.textContent);
    const nested = inner.filter((one) => one.parentElement?.closest('ul, ol') === list).flatMap(readItems);
    return [...(text === '' ? [] : [`${ITEM_MARK}${number}${text}`]), ...nested];
  });

function readTable(table: HTMLTableElement): string {
  const rows = [...table.rows]
    .map(({ cells }) => [...cells].map((cell) => clean(cell.textContent).replaceAll('|', '/')))
    .filter((cells) => cells.some((cell) => cell !== ''));
  const width = Math.max(0, ...rows.map(({ length }) => length));
  // A table of one column is how some programs lay out text.
  if (width < 2) return rows.flat().join('\n\n');
  const caption = clean(table.caption?.textContent ?? '');
  return [
    ...(caption === '' ? [] : [caption]),
    ...rows.map((cells) => [...cells, ...Array(width - cells.length).fill('')].join(CELL_MARK)),
  ].join('\n');
}

/** The parts of an element in their order; items of Word, which are paragraphs, follow each other in one part. */
function readElement(element: Element): string[] {
  if (element instanceof HTMLTableElement) return [readTable(element)];
  if (element.matches('ul, ol')) return [readItems(element).join('\n')];
  const text = clean(element.textContent);
  if (element.matches(HEADINGS)) return [text === '' ? '' : HEADING_MARK + text];
  if (!element.querySelector(PARTS))
    return [WORD_ITEM.test(element.getAttribute('style') ?? '') && text !== '' ? ITEM_MARK + text : text];
  const parts: string[] = [];
  let line = '';
  for (const node of element.childNodes) {
    const isPart = node instanceof Element && (node.matches(PARTS) || node.querySelector(PARTS) !== null);
    if (node instanceof Comment) continue;
    if (!isPart) line += node.textContent ?? '';
    else {
      parts.push(clean(line), ...readElement(node));
      line = '';
    }
  }
  return [...parts, clean(line)];
}

const isItem = (part: string | undefined) => part?.startsWith(ITEM_MARK) ?? false;

/**
 * The text of pasted HTML with marks for headings, lists and tables (`readParts` reads them). Only its text is taken,
 * from a document without scripts that loads nothing.
 * @returns null for a text without parts, which the browser pastes better
 */
export function readPasted(html: string): string | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(LEFT_OUT)) element.remove();
  for (const mark of body.querySelectorAll(WORD_MARKS)) {
    const text = clean(mark.textContent);
    mark.replaceWith(/^\d/.test(text) ? `${text} ` : '');
  }
  for (const element of body.querySelectorAll(APART)) element.after(' ');
  const parts = readElement(body).filter((part) => part !== '');
  const isPlain = parts.length < 2 && !body.querySelector(`table, ul, ol, ${HEADINGS}`);
  if (isPlain) return null;
  return parts
    .map((part, index) => (index > 0 && !(isItem(part) && isItem(parts[index - 1])) ? `\n${part}` : part))
    .join('\n');
}
