/** Requirements: FILE-06, FILE-09 */
import { inspectPdf } from '@/lib/server/files/inspect-pdf';
import { makeBurstingPdf } from '../support/files/bursting-pdf';
import { makePdf, makePdfOfSize } from '../support/files/pdf';
import { CATALOG, deflated, PdfWriter, packObjects } from '../support/files/pdf-writer';

const HONEST_MS = 1000;

/** Pages that share one long list of annotations: a page-by-page reader parses it once per page. */
function sharedAnnotations(pages: number, annotations: number): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ');
  const first = pages + 4;
  const list = Array.from({ length: annotations }, (_, index) => `${first + index} 0 R`).join(' ');
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Annots ${pages + 3} 0 R >>`;
  const link =
    '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.com/) >> >>';
  return new PdfWriter()
    .objects([CATALOG(), `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`])
    .objects(Array<string>(pages).fill(page), 3)
    .object(pages + 3, `[${list}]`)
    .objects(Array<string>(annotations).fill(link), first)
    .table()
    .bytes();
}

/** Two megabytes of minimal objects. */
const smallestObjects = () => Buffer.from(`%PDF-1.7\n${'1 0 obj<<>>'.repeat(190_000)}`, 'latin1');

/** Many object streams of a few bytes each. */
function packedWithoutEnd(): Buffer {
  const { data, dictionary } = packObjects(new Map([[1, '<<>>']]));
  return Buffer.from(
    `%PDF-1.7\n${`1 0 obj ${deflated(data, dictionary)} endobj\n`.repeat(14_000)}`,
    'latin1',
  );
}

/** One object referenced by a hundred thousand entries of a stream. */
function overlapping(): Buffer {
  const head = '1 0 '.repeat(100_000);
  const data = `${head}[${'1 '.repeat(200_000)}]`;
  const body = deflated(data, `/Type /ObjStm /N 100000 /First ${head.length}`);
  return new PdfWriter().object(1, body).table().bytes();
}

const SLOW = [
  { what: 'small objects', content: smallestObjects(), finding: 'exhausting' },
  { what: 'small object streams', content: packedWithoutEnd(), finding: 'exhausting' },
  { what: 'objects that overlap', content: overlapping(), finding: 'damaged' },
  { what: 'a stream that bursts', content: makeBurstingPdf(), finding: 'exhausting' },
];

const copy = (content: Buffer) => async () => new Uint8Array(content);

async function time<T>(run: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const start = performance.now();
  return { result: await run(), ms: performance.now() - start };
}

/** The first documents start the reader threads. */
beforeAll(() => Promise.all(['a', 'b', 'c', 'd'].map((sender) => inspectPdf(sender, copy(makePdf(sender))))));

test('pages that share one list of annotations are read quickly and accepted', async () => {
  const { result, ms } = await time(() => inspectPdf('a', copy(sharedAnnotations(200, 1500))));
  expect(result).toBeNull();
  expect(ms).toBeLessThan(HONEST_MS);
});

test.each(SLOW)('$what: rejected early', async ({ what, content, finding }) => {
  expect(content.length).toBeLessThan(2_097_152);
  const { result, ms } = await time(() => inspectPdf(what, copy(content)));
  expect(result).toBe(finding);
  expect(ms).toBeLessThan(6000);
});

test('an upload waits for less than a second while another client sends slow documents', async () => {
  const slow = Array.from({ length: 12 }, (_, index) =>
    inspectPdf('attacker', copy(SLOW[index % SLOW.length]?.content ?? makePdf())),
  );
  for (const sender of ['one', 'two', 'three']) {
    const { result, ms } = await time(() => inspectPdf(sender, copy(makePdfOfSize(2_000_000))));
    expect(result).toBeNull();
    expect(ms).toBeLessThan(HONEST_MS);
  }
  expect(await Promise.all(slow)).not.toContain(null);
});
