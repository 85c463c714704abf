import { LRUCache } from 'lru-cache';
import { KEPT_ATTRIBUTE, markFor, type ReadyMarkup } from '../../routing/ready-markup.ts';
import { copyText } from './copy-text.ts';
import { findContents } from './sleep/read-elements.ts';

/** Each part of the frame in each language, by the entry of the menu that is current. */
const MAX_PARTS = 2000;
const [MARK = '', MARK_END = ''] = markFor('\n').split('\n');
const KEPT = `${KEPT_ATTRIBUTE}="`;
const NAMES = new RegExp(` ${KEPT}[^"]*"`, 'g');
/** The mark of a style sheet in React's data, as Next writes that into a script. */
const SHEET_IN_DATA = /\\u003c!--ready:([0-9a-f]{12})--\\u003e/g;
/** Between two pieces of React's data. */
const SEAM = /"\]\)<\/script><script[^>]*>self\.__next_f\.push\(\[1,"/g;

const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };
const quote = (text: string) => JSON.stringify(text).slice(1, -1);
/** A text of React's data inside of a script. */
const toData = (text: string) => quote(quote(text)).replace(/[<>&]/g, (sign) => ESCAPES[sign] ?? sign);

/**
 * Texts that stand in many pages word for word: style sheets, which the build has set apart, and parts of the frame,
 * which are kept when they are rendered for the first time. Pages are made with marks in their place.
 */
export class ReadyParts implements ReadyMarkup {
  private readonly styles: ReadonlyMap<string, Buffer>;
  private readonly parts = new LRUCache<string, Buffer>({ max: MAX_PARTS });

  /** @param styles style sheets by their names */
  constructor(styles: Readonly<Record<string, string>>) {
    this.styles = new Map(Object.entries(styles).map(([name, text]) => [name, Buffer.from(text)]));
  }

  /** True for a page, as Next writes it, in which a part of the frame was rendered to be kept. */
  static bringsNew(page: Buffer): boolean {
    return page.includes(KEPT);
  }

  has(name: string): boolean {
    return this.parts.get(name) !== undefined;
  }

  /**
   * Puts what is ready in for its marks.
   * @param isAsleep React brings the style sheets anew when the page wakes: its data must hold them too
   * @returns the whole page
   */
  fill(page: Buffer, isAsleep: boolean): Buffer {
    const filled = this.pour(ReadyParts.bringsNew(page) ? Buffer.from(this.keep(page.toString())) : page);
    return isAsleep ? Buffer.from(this.fillData(filled.toString())) : filled;
  }

  /** @returns the page without the names, which nobody else reads */
  private keep(html: string): string {
    for (const { name, content } of findContents(html, KEPT_ATTRIBUTE)) {
      if (content.includes('data-island')) throw new Error(`${name} cannot be kept: it waits to be woken`);
      this.parts.set(copyText(name), Buffer.from(content));
    }
    return html.replace(NAMES, '');
  }

  private pour(page: Buffer): Buffer {
    const pieces: Buffer[] = [];
    let at = 0;
    for (;;) {
      const start = page.indexOf(MARK, at);
      if (start < 0) break;
      const end = page.indexOf(MARK_END, start);
      const name = page.toString('utf8', start + MARK.length, end);
      const ready = this.styles.get(name) ?? this.parts.get(name);
      if (!ready) throw new Error(`Nothing is ready for ${name}`);
      pieces.push(page.subarray(at, start), ready);
      at = end + MARK_END.length;
    }
    return at === 0 ? page : Buffer.concat([...pieces, page.subarray(at)]);
  }

  private fillData(html: string): string {
    return html
      .replace(SEAM, '')
      .replace(SHEET_IN_DATA, (_mark, name: string) => toData(this.styles.get(name)?.toString() ?? ''));
  }
}
