import { constants, deflateRawSync, deflateSync } from 'node:zlib';

const MEGABYTE = 1_048_576;
const CATALOG = '1 0 << /Type /Catalog /Pages 2 0 R >> ';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 1 1] >>';

/** A compressed stream that expands to this many megabytes; each flushed block is independent. */
function compress(text: string, megabytes: number): Buffer {
  const flush = { finishFlush: constants.Z_FULL_FLUSH, level: 9 };
  const piece = deflateRawSync(Buffer.alloc(MEGABYTE, ' '), flush);
  return Buffer.concat([deflateSync(text, flush), ...Array<Buffer>(megabytes).fill(piece)]);
}

function toRow(type: number, place: number): Buffer {
  const row = Buffer.alloc(7);
  row[0] = type;
  row.writeUInt32BE(place, 1);
  return row;
}

const stream = (dictionary: string, content: Buffer) => [
  Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
  content,
  Buffer.from('\nendstream'),
];

/** A small document whose catalogue is at the start of a stream that fills the memory of a reader. */
export function makeBurstingPdf(megabytes = 1500): Buffer {
  const bodies = [
    [Buffer.from(PAGES)],
    [Buffer.from(PAGE)],
    stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', compress(CATALOG, megabytes)),
  ];
  let file = Buffer.from('%PDF-1.7\n');
  const rows = [toRow(0, 0), toRow(2, 4)];
  for (const [index, body] of bodies.entries()) {
    rows.push(toRow(1, file.length));
    file = Buffer.concat([file, Buffer.from(`${index + 2} 0 obj\n`), ...body, Buffer.from('\nendobj\n')]);
  }
  const start = file.length;
  const table = stream(
    '/Type /XRef /Size 6 /W [1 4 2] /Root 1 0 R',
    Buffer.concat([...rows, toRow(1, start)]),
  );
  const end = Buffer.from(`\nendobj\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat([file, Buffer.from('5 0 obj\n'), ...table, end]);
}
