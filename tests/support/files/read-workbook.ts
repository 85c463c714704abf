import { inflateRawSync } from 'node:zlib';

interface ReadWorkbook {
  name: string;
  isRightToLeft: boolean;
  /** Rows that stay visible while the others scroll. */
  frozenRows: number;
  /** Texts, numbers, and days as yyyy-MM-dd in `{ day }`; null for an empty cell, and formulas in `{ formula }`. */
  rows: (string | number | null | { day: string } | { formula: string })[][];
}

const CENTRAL = 0x02014b50;
const UNIX_EPOCH = 25_569;
const DAY_MS = 86_400_000;

/** The files of a ZIP archive, found by its directory at the end. */
function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(at) === CENTRAL) {
    const size = archive.readUInt32LE(at + 20);
    const nameLength = archive.readUInt16LE(at + 28);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(start, start + size);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, (archive.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content)).toString());
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

interface Element {
  attributes: Record<string, string>;
  content: string;
}

/** The elements of a name; none of them contains another with the same name. */
const elementsOf = (xml: string, name: string): Element[] =>
  [...xml.matchAll(new RegExp(`<${name}(?= |/|>)([^>]*?)(?:/>|>(.*?)</${name}>)`, 'gs'))].map(
    ([, attributes = '', content = '']) => ({
      attributes: Object.fromEntries(
        [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
          key,
          decode(value),
        ]),
      ),
      content,
    }),
  );

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const decode = (text: string) =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => ENTITIES[name] ?? '');

const textOf = (xml: string, name: string) =>
  elementsOf(xml, name)
    .map(({ content }) => decode(content))
    .join('');

/** The position of a column that a cell names, such as 27 for AB12. */
const columnOf = (cell: string) =>
  [...cell.replace(/\d/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Reads an XLSX file back as a spreadsheet program does. */
export function readWorkbook(content: Buffer): ReadWorkbook {
  const files = unzip(content);
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  const styles = files.get('xl/styles.xml') ?? '';
  const texts = elementsOf(files.get('xl/sharedStrings.xml') ?? '', 'si').map((item) =>
    textOf(item.content, 't'),
  );
  const dayFormats = elementsOf(styles, 'numFmt').filter(
    ({ attributes }) => attributes.formatCode === 'yyyy-mm-dd',
  );
  const dayStyles = elementsOf(textOf(styles, 'cellXfs'), 'xf').map(({ attributes }) =>
    dayFormats.some((format) => format.attributes.numFmtId === attributes.numFmtId),
  );
  const toDay = (days: number) => new Date((days - UNIX_EPOCH) * DAY_MS).toISOString().slice(0, 10);
  const readCell = ({ attributes, content: cell }: Element) => {
    const number = Number(textOf(cell, 'v'));
    if (elementsOf(cell, 'f').length > 0) return { formula: textOf(cell, 'f') };
    if (attributes.t === 's') return texts[number] ?? null;
    return dayStyles[Number(attributes.s ?? 0)] ? { day: toDay(number) } : number;
  };
  const rows = elementsOf(sheet, 'row').map((row) => {
    const cells: ReadWorkbook['rows'][number] = [];
    for (const cell of elementsOf(row.content, 'c'))
      cells[columnOf(cell.attributes.r ?? '')] = readCell(cell);
    return Array.from(cells, (cell) => cell ?? null);
  });
  const pane = elementsOf(sheet, 'pane').find(({ attributes }) => attributes.state === 'frozen');
  return {
    name: elementsOf(files.get('xl/workbook.xml') ?? '', 'sheet')[0]?.attributes.name ?? '',
    isRightToLeft: elementsOf(sheet, 'sheetView')[0]?.attributes.rightToLeft === '1',
    frozenRows: Number(pane?.attributes.ySplit ?? 0),
    rows,
  };
}
