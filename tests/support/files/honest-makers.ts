import { CATALOG, CONTENT, deflated, PAGE, PAGES, PdfWriter, stream } from './pdf-writer';

/** The objects of a document of one page. */
export const BASE = [CATALOG(), PAGES, PAGE(), stream(CONTENT)];
/** Objects for an object stream, numbered from 1. */
export const packed = (objects: readonly string[]) =>
  new Map(objects.map((body, index) => [index + 1, body] as const));

/** An annotation of a page. */
export const annotation = (entries: string) => `<< /Type /Annot /Rect [0 0 9 9] ${entries} >>`;

/** Pages with one compressed content stream each. */
export function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${2 * index + 3} 0 R`).join(' ');
  const pages = Array.from({ length: count }, (_, index) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${2 * index + 4} 0 R /Resources << >> >>`,
    deflated(`${CONTENT} % ${index}`),
  ]).flat();
  return new PdfWriter()
    .objects([CATALOG(), `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`, ...pages])
    .table()
    .bytes();
}

/** Like Word: a classical table, then an empty revision whose table is a stream. */
export function asWord(): Buffer {
  const marked = '/MarkInfo << /Marked true >> /Lang (ar-SA) /StructTreeRoot 5 0 R';
  return new PdfWriter('%PDF-1.7\n%µµµµ\n', '\r\n')
    .objects([
      CATALOG(marked),
      PAGES,
      PAGE('/Tabs /S /StructParents 0 /Group << /Type /Group /S /Transparency /CS /DeviceRGB >>'),
      stream(CONTENT),
      '<< /Type /StructTreeRoot /RoleMap << /Sound /Span /Footnote /Note /AA /P >> /K [6 0 R] /ParentTree << /Nums [0 [6 0 R]] >> >>',
      '<< /Type /StructElem /S /P /P 5 0 R /Pg 3 0 R /K 0 /Lang (ar) /Alt (x) >>',
      "<</Author<FEFF06450646>/Creator<FEFF004D006900630072006F0073006F0066007400AE00200057006F00720064>/CreationDate(D:20260101120000+03'00')>>",
    ])
    .table('/Info 7 0 R /ID[<00><00>]')
    .tableStream(8, '/Info 7 0 R /ID[<00><00>]')
    .bytes();
}

/**
 * Like pdfTeX with hyperref: everything in object streams, named destinations, an action that goes to the page.
 */
export function asLatex(): Buffer {
  const objects = packed([
    CATALOG('/Names << /Dests 6 0 R >> /Outlines 7 0 R /PageMode /UseOutlines /OpenAction 9 0 R'),
    PAGES,
    PAGE('/Annots [10 0 R]'),
  ]);
  const more = new Map([
    [6, '<< /Kids [11 0 R] /Limits [(Doc-Start) (section.1)] >>'],
    [7, '<< /Type /Outlines /First 8 0 R /Last 8 0 R /Count 1 >>'],
    [8, '<< /Title (\\376\\377\\000I) /A << /S /GoTo /D (section.1) >> /Parent 7 0 R >>'],
    [9, '<< /S /GoTo /D [3 0 R /Fit] >>'],
    [10, annotation('/Subtype /Link /A << /Type /Action /S /URI /URI (https://example.com/JS/AA) >>')],
    [11, '<< /Names [(Doc-Start) [3 0 R /XYZ 0 9 null] (section.1) 12 0 R] /Limits [(a) (b)] >>'],
    [12, '<< /D [3 0 R /XYZ 0 9 null] >>'],
  ]);
  return new PdfWriter('%PDF-1.5\n%ÐÔÅØ\n')
    .object(4, deflated(CONTENT))
    .packed(13, objects)
    .packed(14, more)
    .tableStream(15, '/Info << /Producer (pdfTeX-1.40.25) >>')
    .bytes();
}

/** Linearized: the first page and its table are at the start, and both tables refer to each other. */
export function linearized(): Buffer {
  const writer = new PdfWriter('%PDF-1.4\n%âãÏÓ\n').object(
    6,
    '<< /Linearized 1 /L 9999 /H [100 20] /O 3 /E 900 /N 1 /T 700 >>',
  );
  return writer.objects(BASE).table().object(5, '<< /Producer (x) >>').table('/Info 5 0 R').bytes();
}

/** Like long tagged documents: dozens of object streams. */
export function manyTags(count: number): Buffer {
  const writer = new PdfWriter().objects(BASE);
  const tags = Array.from(
    { length: count },
    (_, index) => [index + 10, `<< /Type /StructElem /S /Span /P 9 0 R /Pg 3 0 R /K ${index} >>`] as const,
  );
  writer.object(9, '<< /Type /StructElem /S /Document >>');
  for (let from = 0; from < count; from += 200)
    writer.packed(count + 10 + from / 200, new Map(tags.slice(from, from + 200)));
  return writer.tableStream(2 * count).bytes();
}
