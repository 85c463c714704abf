import { annotation, asLatex, asWord, BASE, linearized, manyPages, manyTags, packed } from './honest-makers';
import { CATALOG, CONTENT, deflated, onePage, PAGES, PdfWriter, stream, toBytes } from './pdf-writer';

/** A document that must be accepted, and the feature of its producer that it shows. */
export interface HonestPdf {
  habit: string;
  content: Buffer;
}

const link = (action: string) =>
  onePage([annotation(`/Subtype /Link /Border [0 0 0] /A ${action}`)], '', '/Annots [5 0 R]');
const XMP = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" pdfaid:part="2" pdfaid:conformance="B"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
/** An image of one grey pixel. */
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
  'base64',
).toString('latin1');

const text = (content: string, font: string) =>
  new PdfWriter()
    .objects([
      CATALOG(),
      PAGES,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
      stream(content),
      font,
    ])
    .table()
    .bytes();

const field = (entries: string) => annotation(`/Subtype /Widget /T (name) /F 4 ${entries}`);
const form = (fields: string) =>
  onePage(
    [fields],
    '/AcroForm << /Fields [5 0 R] /NeedAppearances true /DA (/Helv 0 Tf) >>',
    '/Annots [5 0 R]',
  );

const TYPE_3 =
  '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 65 /LastChar 66 /Widths [9 9] /CharProcs << /AA 6 0 R /3D 6 0 R /JS 6 0 R >> /Encoding << /Differences [65 /AA /3D /Sound] >> >>';

const CASES: [habit: string, content: Buffer][] = [
  ['a plain table', onePage()],
  ['Word', asWord()],
  ['LaTeX with object streams, outline and a page to open with', asLatex()],
  ['linearized for the web', linearized()],
  ['a table in a stream', new PdfWriter().objects(BASE).tableStream(5).bytes()],
  [
    'objects in streams of an old and a new revision',
    new PdfWriter()
      .packed(5, packed(BASE.slice(0, 3)))
      .object(4, BASE[3] ?? '')
      .tableStream(6)
      .packed(7, packed([CATALOG('/Lang (fa)')]))
      .tableStream(8)
      .bytes(),
  ],
  [
    'a usual table and one in a stream beside it',
    new PdfWriter().objects(BASE).tableStream(5).table('/Info << /Title (a) >>').bytes(),
  ],
  [
    'saved three times',
    new PdfWriter()
      .objects(BASE)
      .table()
      .object(4, stream('q Q'))
      .table()
      .object(4, stream(''))
      .table()
      .bytes(),
  ],
  ['lines that end as on Windows', new PdfWriter('%PDF-1.4\n%âãÏÓ\n', '\r\n').objects(BASE).table().bytes()],
  [
    'lines that end as on an old Macintosh',
    new PdfWriter('%PDF-1.3\n%âãÏÓ\n', '\r').objects(BASE).table().bytes(),
  ],
  ['empty lines behind the end', Buffer.concat([onePage(), toBytes('\r\n\r\n   \n')])],
  [
    'remains behind the end',
    Buffer.concat([onePage(), toBytes('\0'.repeat(300)), toBytes('<!-- mail gateway -->')]),
  ],
  [
    'comments everywhere',
    new PdfWriter().add('% made by a plotter\n').objects(BASE).add('%%PageTrailer\n').table().bytes(),
  ],
  ['links to web pages', link('<< /S /URI /URI (https://example.com/a?b=c) >>')],
  ['a link to a page without a scheme', link('<< /S /URI /URI (www.example.com/researchers) >>')],
  [
    'a link to a mailbox and a phone',
    link('<< /S /URI /URI (mailto:a@example.com) /Next << /S /URI /URI (tel:+966) >> >>'),
  ],
  ['a link to a page beside this one', link('<< /S /URI /URI (chapter-2.html#part) >>')],
  [
    'a link whose URL is behind two references',
    onePage(['<< /S /URI /URI 6 0 R >>', '7 0 R', '(https://example.com/)']),
  ],
  ['indirect flags', onePage([annotation('/Subtype /Link /F 6 0 R'), '7 0 R', '4'])],
  [
    'an article of two parts',
    onePage([
      '<< /Type /Thread /F 6 0 R >>',
      '<< /Type /Bead /T 5 0 R /N 7 0 R >>',
      '<< /Type /Bead /V 6 0 R >>',
    ]),
  ],
  [
    'properties of a drawing',
    onePage([
      '<< /O /UserProperties /P [<< /N (Width) /V 3 /F (3 cm) >> << /N (Colour) /V (red) /F (red) /H true >>] >>',
    ]),
  ],
  [
    'a scale of a map',
    onePage(['<< /Type /Measure /S /RL /R (1:500) /X [<< /U (m) /C 1 /F /D /D 100 >>] >>']),
  ],
  ['a link within the document', link('<< /S /GoTo /D [3 0 R /XYZ 0 0 0] >>')],
  ['a button that leafs', link('<< /S /Named /N /NextPage >>')],
  ['a page to open with', onePage([], '/OpenAction [3 0 R /FitH 842] /PageMode /UseNone')],
  [
    'an outline of several levels',
    onePage(
      [
        '<< /Type /Outlines /First 6 0 R /Last 7 0 R /Count 3 >>',
        '<< /Title (One) /Parent 5 0 R /Next 7 0 R /First 8 0 R /Last 8 0 R /Count 1 /Dest [3 0 R /Fit] >>',
        '<< /Title (JavaScript: /JS and /AA) /Parent 5 0 R /Prev 6 0 R /Dest [3 0 R /Fit] >>',
        '<< /Title (Within) /Parent 6 0 R /Dest /Launch.1 >>',
      ],
      '/Outlines 5 0 R /Dests << /Launch.1 [3 0 R /Fit] /AF [3 0 R /Fit] >>',
    ),
  ],
  ['tags and roles', tagged()],
  ['PDF/A with metadata and an intent', pdfA()],
  ['a form with a text field', form(field('/FT /Tx /V (Sarah) /DA (/Helv 0 Tf)'))],
  [
    'a form with a box, a list and a button that empties it',
    form(field('/FT /Btn /Ff 65536 /MK << /CA (Clear) >> /A << /S /ResetForm >>')),
  ],
  ['a signature', signed()],
  [
    'layers',
    onePage(
      ['<< /Type /OCG /Name (Map) >>'],
      '/OCProperties << /OCGs [5 0 R] /D << /ON [5 0 R] /Order [5 0 R] >> >>',
    ),
  ],
  ['numbers of pages', onePage([], '/PageLabels << /Nums [0 << /S /r >> 4 << /S /D /St 1 >>] >>')],
  [
    'how it is to be shown',
    onePage([], '/ViewerPreferences << /Direction /R2L /DisplayDocTitle true >> /PageLayout /TwoColumnRight'),
  ],
  [
    'notes of a reader',
    onePage(
      [
        annotation('/Subtype /Text /Contents (see p. 3) /Popup 6 0 R'),
        annotation('/Subtype /Popup /Parent 5 0 R'),
        annotation('/Subtype /Highlight /QuadPoints [0 0 9 0 0 9 9 9]'),
      ],
      '',
      '/Annots [5 0 R 6 0 R 7 0 R]',
    ),
  ],
  [
    'a picture in JPEG',
    onePage([
      stream(
        JPEG,
        '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode',
      ),
    ]),
  ],
  [
    'a picture with a mask that is blended',
    onePage([
      deflated(
        '\0\0\0',
        '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace [/Separation /Movie#20Red /DeviceRGB 6 0 R] /BitsPerComponent 8',
      ),
      stream('{ dup dup }', '/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]'),
      '<< /Type /ExtGState /BM /Screen /ca .5 >>',
    ]),
  ],
  [
    'a drawing that is used twice',
    onePage([
      stream(
        '0 0 1 1 re f',
        '/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /Font << /JS 6 0 R /AA 6 0 R >> >>',
      ),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ]),
  ],
  [
    'a font of the reader',
    text(
      'BT /F1 12 Tf (Plan \\(1\\)) Tj ET',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>',
    ),
  ],
  ['Arabic text with its characters', arabic()],
  [
    'a font of drawings',
    new PdfWriter()
      .objects([...BASE, TYPE_3, stream('9 0 0 0 9 9 d1')])
      .table()
      .bytes(),
  ],
  [
    'names with escapes',
    onePage(['<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Noto#20Sans#2CBold >>']),
  ],
  [
    'compression in steps',
    onePage([stream(`${Buffer.from('0 0 m').toString('hex')}>`, '/Filter [/ASCIIHexDecode]')]),
  ],
  [
    'length that comes after it',
    new PdfWriter()
      .objects(BASE.slice(0, 3))
      .object(4, `<< /Length 5 0 R >>\nstream\n${CONTENT}\nendstream`)
      .object(5, String(CONTENT.length))
      .table()
      .bytes(),
  ],
  ['four hundred pages', manyPages(400)],
  ['eight thousand tags in object streams', manyTags(8000)],
];

function tagged(): Buffer {
  return onePage(
    [
      '<< /Type /StructTreeRoot /RoleMap << /Heading#201 /H1 /Launch /P >> /ClassMap << /AA << /O /Layout >> >> /K 6 0 R >>',
      '<< /Type /StructElem /S /Document /P 5 0 R /K [<< /Type /MCR /Pg 3 0 R /MCID 0 >>] /T (a) /Ref [6 0 R] >>',
    ],
    '/StructTreeRoot 5 0 R /MarkInfo << /Marked true >> /Lang (ar)',
  );
}

function pdfA(): Buffer {
  const intent =
    '[<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) /DestOutputProfile 6 0 R >>]';
  return onePage(
    [stream(XMP, '/Type /Metadata /Subtype /XML'), deflated('icc', '/N 3')],
    `/Metadata 5 0 R /OutputIntents ${intent}`,
  );
}

function signed(): Buffer {
  const signature = `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange [0 9 9 9] /Contents <${'0'.repeat(200)}> /M (D:20260101) >>`;
  return onePage([field('/FT /Sig /V 6 0 R'), signature], '/AcroForm << /Fields [5 0 R] /SigFlags 3 >>');
}

function arabic(): Buffer {
  const map =
    '/CIDInit /ProcSet findresource begin begincmap 1 beginbfchar <0003> <0628> endbfchar endcmap end';
  return new PdfWriter()
    .objects([
      ...BASE,
      '<< /Type /Font /Subtype /Type0 /BaseFont /AAAAAA+NotoSansArabic /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>',
      '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /AAAAAA+NotoSansArabic /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /W [3 [600]] >>',
      deflated(map),
      '<< /Title <FEFF062E06370629> /Author (\\376\\377\\006\\063) >>',
    ])
    .table('/Info 8 0 R')
    .bytes();
}

/** Documents in the style of common programs. */
export const HONEST_PDFS: HonestPdf[] = CASES.map(([habit, content]) => ({ habit, content }));
