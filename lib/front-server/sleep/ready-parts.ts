import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { KEPT_ATTRIBUTE, MARK_BYTES, markFor, type ReadyMarkup } from '../../routing/ready-markup.ts';
import { copyText } from '../store/copy-text.ts';
import { findContents } from './read-elements.ts';

/** Each part of the frame in each language, by the entry of the menu that is current. */
const MAX_PARTS = 2000;
const [MARK = '', MARK_END = ''] = markFor('\n').split('\n');
const KEPT = `${KEPT_ATTRIBUTE}="`;
const NAMES = new RegExp(` ${KEPT}[^"]*"`, 'g');
/** A mark in React's data, as Next writes that into a script. */
const MARK_IN_DATA = new RegExp(`\\\\u003c!--ready:([0-9a-f]{${2 * MARK_BYTES}})--\\\\u003e`, 'g');
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
  /** The marks of parts by their names, and their markup by the ids of their marks. */
  private readonly ids = new LRUCache<string, string>({
    max: MAX_PARTS,
    dispose: (id) => this.parts.delete(id),
  });
  private readonly parts = new Map<string, Buffer>();

  /** @param styles style sheets by the ids of their marks */
  constructor(styles: Readonly<Record<string, string>>) {
    this.styles = new Map(Object.entries(styles).map(([id, text]) => [id, Buffer.from(text)]));
  }

  /** True for a page, as Next writes it, in which a part of the frame was rendered to be kept. */
  static bringsNew(page: Buffer): boolean {
    return page.includes(KEPT);
  }

  findMark(name: string): string | null {
    const id = this.ids.get(name);
    return id === undefined ? null : markFor(id);
  }

  /**
   * Puts what is ready in for its marks.
   * @param isAsleep React brings the style sheets again when the page wakes: its data must hold them too
   * @returns the whole page, without a mark
   */
  fill(page: Buffer, isAsleep: boolean): Buffer {
    const filled = this.pour(ReadyParts.bringsNew(page) ? Buffer.from(this.keep(page.toString())) : page);
    return Buffer.from(this.fillData(filled.toString(), isAsleep));
  }

  /** @returns the page without the names, which nobody else reads */
  private keep(html: string): string {
    for (const { name, content } of findContents(html, KEPT_ATTRIBUTE)) {
      if (content.includes('data-island')) throw new Error(`${name} cannot be kept: it waits to be woken`);
      // Pages that are being made hold the mark that it has already.
      const id = this.ids.get(name) ?? randomBytes(MARK_BYTES).toString('hex');
      this.parts.set(id, Buffer.from(content));
      this.ids.set(copyText(name), id);
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
      const id = page.toString('utf8', start + MARK.length, end);
      const ready = this.styles.get(id) ?? this.parts.get(id);
      if (!ready) throw new Error(`Nothing is ready for ${id}`);
      pieces.push(page.subarray(at, start), ready);
      at = end + MARK_END.length;
    }
    return at === 0 ? page : Buffer.concat([...pieces, page.subarray(at)]);
  }

  /** React finds parts of the frame, and the style sheets of a page that is awake, in the page itself. */
  private fillData(html: string, isAsleep: boolean): string {
    return html.replace(SEAM, '').replace(MARK_IN_DATA, (mark, id: string) => {
      const sheet = this.styles.get(id);
      if (sheet) return isAsleep ? toData(sheet.toString()) : '';
      return this.parts.has(id) ? '' : mark;
    });
  }
}
