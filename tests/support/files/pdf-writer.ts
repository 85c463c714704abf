import { deflateSync } from 'node:zlib';

/** Text with one character per byte, the form in which all these documents are written. */
export const toBytes = (text: string) => Buffer.from(text, 'latin1');

export const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
export const CATALOG = (extra = '') => `<< /Type /Catalog /Pages 2 0 R ${extra} >>`;
export const PAGE = (extra = '') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << >> ${extra} >>`;
export const CONTENT = '0 0 m 100 100 l S';

/** A stream with its length. */
export function stream(content: string, dictionary = ''): string {
  return `<< /Length ${content.length} ${dictionary} >>\nstream\n${content}\nendstream`;
}

/** A compressed stream. */
export function deflated(content: string, dictionary = ''): string {
  return stream(
    deflateSync(toBytes(content), { level: 9 }).toString('latin1'),
    `/Filter /FlateDecode ${dictionary}`,
  );
}

/** The data of an object stream with its object numbers, and the required entries of its dictionary. */
export function packObjects(objects: ReadonlyMap<number, string>): { data: string; dictionary: string } {
  let at = 0;
  const places = [...objects].map(([number, body]) => {
    const place = `${number} ${at}`;
    at += body.length + 1;
    return place;
  });
  const head = `${places.join(' ')} `;
  const dictionary = `/Type /ObjStm /N ${objects.size} /First ${head.length}`;
  return { data: `${head}${[...objects.values()].join(' ')} `, dictionary };
}

export function objectStream(objects: ReadonlyMap<number, string>): string {
  const { data, dictionary } = packObjects(objects);
  return deflated(data, dictionary);
}

type Entry = { at: number } | { inside: number; index: number };

/** Writes documents piece by piece and records the offset of each object. */
export class PdfWriter {
  text: string;
  private readonly entries = new Map<number, Entry>();
  private start = 0;

  constructor(
    head = '%PDF-1.7\n%âãÏÓ\n',
    private readonly eol = '\n',
  ) {
    this.text = head.replaceAll('\n', eol);
  }

  /** Adds content that no table references. */
  add(text: string): this {
    this.text += text.replaceAll('\n', this.eol);
    return this;
  }

  object(number: number, body: string): this {
    this.entries.set(number, { at: this.text.length });
    return this.add(`${number} 0 obj\n${body}\nendobj\n`);
  }

  objects(bodies: readonly string[], first = 1): this {
    for (const [index, body] of bodies.entries()) this.object(first + index, body);
    return this;
  }

  /** Adds an object stream under a number; the table will list its objects. */
  packed(number: number, objects: ReadonlyMap<number, string>): this {
    this.object(number, objectStream(objects));
    for (const [index, inner] of [...objects.keys()].entries())
      this.entries.set(inner, { inside: number, index });
    return this;
  }

  private get size(): number {
    return Math.max(...this.entries.keys()) + 1;
  }

  private previous(): string {
    return this.start > 0 ? `/Prev ${this.start}` : '';
  }

  private end(start: number): this {
    this.start = start;
    return this.add(`startxref\n${start}\n%%EOF\n`);
  }

  /** Ends a revision with a classical table, which cannot list objects in streams. */
  table(trailer = ''): this {
    const start = this.text.length;
    const places = [...this.entries].sort(([a], [b]) => a - b);
    const rows = places.map(([number, entry]) => {
      const place = 'at' in entry ? `${String(entry.at).padStart(10, '0')} 00000 n` : '0000000000 65535 f';
      return `${number} 1\n${place}${this.eol.length === 2 ? '' : ' '}\n`;
    });
    this.add(`xref\n0 1\n0000000000 65535 f${this.eol.length === 2 ? '' : ' '}\n${rows.join('')}`);
    this.add(`trailer\n<< /Size ${this.size} /Root 1 0 R ${this.previous()} ${trailer} >>\n`);
    return this.end(start);
  }

  /** Ends a revision with a table in a stream. */
  tableStream(number: number, extra = ''): this {
    const start = this.text.length;
    this.entries.set(number, { at: start });
    const rows = [...this.entries].sort(([a], [b]) => a - b);
    const data = rows.map(([, entry]) => {
      const row = Buffer.alloc(7);
      row[0] = 'at' in entry ? 1 : 2;
      row.writeUInt32BE('at' in entry ? entry.at : entry.inside, 1);
      row.writeUInt16BE('at' in entry ? 0 : entry.index, 5);
      return row.toString('latin1');
    });
    const index = rows.map(([row]) => `${row} 1`).join(' ');
    const dictionary = `/Type /XRef /W [1 4 2] /Index [${index}] /Size ${this.size} /Root 1 0 R ${this.previous()} ${extra}`;
    this.text += `${number} 0 obj\n${deflated(data.join(''), dictionary)}\nendobj\n`;
    return this.end(start);
  }

  bytes(): Buffer {
    return toBytes(this.text);
  }
}

/** A document of one page with further objects, numbered from 5. */
export function onePage(further: readonly string[] = [], catalog = '', page = '', trailer = ''): Buffer {
  return new PdfWriter()
    .objects([CATALOG(catalog), PAGES, PAGE(page), stream(CONTENT), ...further])
    .table(trailer)
    .bytes();
}
