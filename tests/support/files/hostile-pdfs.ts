import { deflateSync } from 'node:zlib';
import { ACTIONS, annotated, annotation, link } from './hostile-actions';
import { makeEncryptedPdf } from './pdf';
import {
  CATALOG,
  CONTENT,
  deflated,
  objectStream,
  onePage,
  PAGE,
  PAGES,
  PdfWriter,
  packObjects,
  stream,
  toBytes,
} from './pdf-writer';

/** A document that must be refused, and why. */
export interface HostilePdf {
  reason: string;
  error: 'activeContent' | 'encrypted' | 'damaged' | 'wrongType';
  content: Buffer;
}

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const FORM = '/AcroForm << /Fields [5 0 R] >>';
const start = () => new PdfWriter().objects([CATALOG(), PAGES, PAGE(), stream(CONTENT)]);

const SCRIPTS: [reason: string, content: Buffer][] = [
  ['a script on opening', onePage([], `/OpenAction ${SCRIPT}`)],
  [
    'a script after a destination on opening',
    onePage([], `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next ${SCRIPT} >>`),
  ],
  [
    'a script at the end of a chain',
    onePage([
      '<< /S /GoTo /D [3 0 R /Fit] /Next [6 0 R] >>',
      `<< /S /GoTo /D [3 0 R /Fit] /Next ${SCRIPT} >>`,
    ]),
  ],
  ['a script in the tree of names', onePage([SCRIPT], '/Names << /JavaScript << /Names [(a) 5 0 R] >> >>')],
  ['an empty tree of scripts', onePage([], '/Names << /JavaScript << /Names [] >> >>')],
  ['a script when the document closes', onePage([], `/AA << /WC ${SCRIPT} >>`)],
  ['a script when a page is shown', onePage([], '', `/AA << /O ${SCRIPT} >>`)],
  ['a script behind a link', link(SCRIPT)],
  ['a script when the pointer enters', annotated(`/Subtype /Widget /AA << /E ${SCRIPT} >>`)],
  [
    'a script behind an item of the outline',
    onePage(
      ['<< /First 6 0 R /Last 6 0 R /Count 1 >>', `<< /Title (x) /Parent 5 0 R /A ${SCRIPT} >>`],
      '/Outlines 5 0 R',
    ),
  ],
  [
    'a script of a field without a widget',
    onePage([`<< /FT /Tx /T (a) /AA << /C ${SCRIPT} >> >>`], '/AcroForm << /Fields [5 0 R] /CO [5 0 R] >>'),
  ],
  ['a script behind a button', onePage([annotation(`/Subtype /Widget /FT /Btn /T (a) /A ${SCRIPT}`)], FORM)],
  ['a script in a stream', onePage(['<< /S /JavaScript /JS 6 0 R >>', deflated('app.alert(1)')])],
  ['a script with an indirect type', onePage(['<< /S 6 0 R /X (app) >>', '/JavaScript'])],
  ['a script that nothing refers to', onePage([SCRIPT])],
  ['a name with escapes', onePage(['<< /S /J#61v#61Script /#4aS (app.alert\\(1\\)) >>'])],
  ['a name that is all escapes', onePage(['<< /S /#4A#61#76#61#53#63#72#69#70#74 >>'])],
  ['no gaps between the names', onePage([], '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>')],
  ['gaps of zeros, feeds and comments', onePage(['<<\0/S%x\r/JavaScript\f/JS\0<6170702e>%)\n>>'])],
  ['two kinds of one action, the last harmless', onePage(['<< /S /JavaScript /S /GoTo /X (a) >>'])],
  ['two kinds of one action, the first harmless', onePage(['<< /S /GoTo /S /JavaScript /X (a) >>'])],
  ['a script on page 300', manyPages(300)],
];

/** Only the last of these pages has an action. */
function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ');
  const page = (extra = '') => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] ${extra} >>`;
  const pages = Array.from({ length: count - 1 }, () => page());
  const tree = `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`;
  return new PdfWriter()
    .objects([CATALOG(), tree, ...pages, page(`/AA << /O ${SCRIPT} >>`)])
    .table()
    .bytes();
}

const MEDIA: [reason: string, content: Buffer][] = [
  ['rich media', annotated('/Subtype /RichMedia /RichMediaContent << >>')],
  [
    'a scene in three dimensions',
    annotated('/Subtype /3D /3DD 6 0 R', stream('U3D', '/Type /3D /Subtype /U3D')),
  ],
  ['a scene as PRC', onePage([stream('PRC', '/Type /X /Subtype /PRC')])],
  ['a film', annotated('/Subtype /Movie /Movie << /F (a.avi) >>')],
  ['a sound', annotated('/Subtype /Sound /Sound 6 0 R', stream('\0\0', '/Type /Sound /R 8000'))],
  ['a screen that plays', annotated('/Subtype /Screen /A << /S /Rendition /OP 0 >>')],
  ['a form in XFA', onePage([stream('<xdp/>')], '/AcroForm << /Fields [] /XFA 5 0 R >>')],
];

const FILE = stream('MZ', '/Type /EmbeddedFile');
const FILES: [reason: string, content: Buffer][] = [
  [
    'a file in the tree of names',
    onePage(
      ['<< /Type /Filespec /F (a.exe) /EF << /F 6 0 R >> >>', FILE],
      '/Names << /EmbeddedFiles << /Names [(a) 5 0 R] >> >>',
    ),
  ],
  [
    'an associated file',
    onePage(['<< /Type /Filespec /F (a.exe) /EF << /F 6 0 R >> >>', FILE], '/AF [5 0 R]'),
  ],
  ['a file that is only associated', onePage(['<< /Type /Filespec /F (a.exe) >>'], '/AF [5 0 R]')],
  ['a file pinned to a page', annotated('/Subtype /FileAttachment /FS << /F (a.exe) >>')],
  ['a file that nothing refers to', onePage([FILE])],
  ['a portfolio', onePage([], '/Collection << /View /T >>')],
  ['content in another file', onePage([stream('', '/F (other.bin)')])],
  [
    'a picture that a printer takes from a file',
    onePage([stream('', '/Type /XObject /Subtype /Form /OPI << /1.3 << /Version 1.3 /F (a.eps) >> >>')]),
  ],
  [
    'a picture that a printer takes from a file elsewhere',
    onePage([stream('', '/Subtype /Form /OPI << /2.0 << /F 6 0 R >> >>'), '<< /F (a.eps) >>']),
  ],
  ['a program for printers', onePage([stream('showpage', '/Type /XObject /Subtype /PS')])],
  [
    'a program for printers with an indirect type',
    onePage([stream('showpage', '/Type /XObject /Subtype 6 0 R'), '7 0 R', '/PS']),
  ],
  ['a program for printers in a form', onePage([stream('', '/Subtype /Form /Subtype2 /PS')])],
  [
    'a program for printers beside a form',
    onePage([stream('', '/Subtype /Form /PS 6 0 R'), stream('showpage')]),
  ],
  ['a sound from another file', annotated('/Subtype /Link /X << /S /X /Sound << /F (a.wav) >> >>')],
];

const packedScript = () => new Map([[5, SCRIPT]]);

function underAnotherType(): string {
  const { data, dictionary } = packObjects(packedScript());
  return deflated(data, dictionary.replace('/Type /ObjStm', '/Type /Picture'));
}

/** An object stream encoded with other filters. */
function filtered(filters: string, encode: (data: string) => string, further = ''): Buffer {
  const { data, dictionary } = packObjects(packedScript());
  return start()
    .object(6, stream(encode(data), `/Filter ${filters} ${dictionary} ${further}`))
    .tableStream(7)
    .bytes();
}

const toHex = (data: string) => `${toBytes(data).toString('hex')}>`;
const deflate = (data: string) => deflateSync(toBytes(data)).toString('latin1');
/** One run of literal bytes and the end; the data is shorter than the maximum run. */
const toRun = (data: string) => `${String.fromCharCode(data.length - 1)}${data}\x80`;

const HIDDEN: [reason: string, content: Buffer][] = [
  ['a script in an object stream', start().packed(6, packedScript()).tableStream(7).bytes()],
  [
    'an object stream that no table names',
    start()
      .add(`6 0 obj\n${objectStream(packedScript())}\nendobj\n`)
      .table()
      .bytes(),
  ],
  ['an object stream under another type', start().object(6, underAnotherType()).tableStream(7).bytes()],
  [
    'an object stream that a usual table points to as well',
    start().packed(6, packedScript()).tableStream(7).table('/XRefStm 9').bytes(),
  ],
  ['an object stream without compression', plainObjectStream()],
  ['an object that overlaps a string', overlappingString()],
  [
    'a script that a later revision takes back',
    start().object(5, SCRIPT).table().object(5, 'null').table().bytes(),
  ],
  [
    'a script that a later revision brings',
    start()
      .table()
      .object(1, CATALOG(`/OpenAction ${SCRIPT}`))
      .table()
      .bytes(),
  ],
  ['a script behind the end', Buffer.concat([onePage(), toBytes(`5 0 obj\n${SCRIPT}\nendobj\n`)])],
  ['a script between the objects', start().add(`9 0 obj\n${SCRIPT}\nendobj\n`).table().bytes()],
  ['a script in the data of another stream', onePage([stream(`9 0 obj ${SCRIPT} endobj`)])],
  ['a script in a comment that a table may point into', onePage([`% 9 0 obj ${SCRIPT}\n<< >>`])],
  ['a script in a string that a table may point into', onePage([`( 9 0 obj ${SCRIPT} endobj)`])],
  [
    'a head of an object that is torn apart',
    start().add(`9\0%x\n0\f%y\robj${SCRIPT}endobj\n`).table().bytes(),
  ],
  [
    'a head of an object with wide gaps',
    start()
      .add(`9${' '.repeat(500)}0${'\0'.repeat(500)}obj${SCRIPT}endobj\n`)
      .table()
      .bytes(),
  ],
  [
    'a head of an object behind a long comment',
    start()
      .add(`9 0 %${'x'.repeat(500)}\nobj${SCRIPT}endobj\n`)
      .table()
      .bytes(),
  ],
  [
    'a web site opened by an object whose number is hidden',
    start()
      .object(1, CATALOG('/OpenAction 9 0 R'))
      .add('9 %x\n0 obj << /S /URI /URI (https://example.com/) >> endobj\n')
      .table()
      .bytes(),
  ],
  ['an object without an end', start().add(`9 0 obj ${SCRIPT}\n`).table().bytes()],
];

function plainObjectStream(): Buffer {
  const { data, dictionary } = packObjects(packedScript());
  return start().object(6, stream(data, dictionary)).tableStream(7).bytes();
}

/** The header of the stream claims that an object starts in the middle of a string. */
function overlappingString(): Buffer {
  const data = `5 1 (${SCRIPT})`;
  return start().object(6, deflated(data, '/Type /ObjStm /N 1 /First 4')).tableStream(7).bytes();
}

const UNREADABLE: [reason: string, content: Buffer][] = [
  ['an object stream in hex', filtered('/ASCIIHexDecode', toHex)],
  [
    'an object stream in hex, compressed',
    filtered('[/ASCIIHexDecode /FlateDecode]', (data) => toHex(deflate(data))),
  ],
  [
    'an object stream compressed twice',
    filtered('[/FlateDecode /FlateDecode]', (data) => deflate(deflate(data))),
  ],
  ['an object stream in runs', filtered('/RunLengthDecode', toRun)],
  ['an object stream in LZW', filtered('/LZWDecode', (data) => data)],
  ['an object stream in base 85', filtered('/ASCII85Decode', (data) => `${data}~>`)],
  [
    'an object stream with a predictor',
    filtered('/FlateDecode', deflate, '/DecodeParms << /Predictor 12 /Columns 4 >>'),
  ],
  ['an object stream with an indirect filter', filtered('8 0 R', deflate)],
  [
    'an object stream with two filters to choose from',
    filtered('/FlateDecode /Filter /ASCIIHexDecode', deflate),
  ],
  ['a second document inside', Buffer.concat([onePage(), makeSecond()])],
  ['a key without a value', onePage(['<< /A >> /S /X (app.alert\\(1\\)) >>'])],
  ['a string without an end', onePage(['<< /A (b >>'])],
  ['values nested a thousand deep', onePage([`${'['.repeat(1000)}${']'.repeat(1000)}`])],
  ['half a document', onePage().subarray(0, 200)],
  ['only the head', toBytes('%PDF-1.7\n')],
  ['no page', new PdfWriter().objects([CATALOG(), '<< /Type /Pages /Kids [] /Count 0 >>']).table().bytes()],
];

function makeSecond(): Buffer {
  return onePage([], '/Lang (en)');
}

const ENCRYPTED: [reason: string, content: Buffer][] = [
  ['a password', makeEncryptedPdf()],
  ['encryption without a password', makeEncryptedPdf('')],
  ['encryption named with escapes', onePage([], '', '', '/Encr#79pt 5 0 R')],
  ['encryption in a table stream', start().tableStream(5, '/Encrypt << /Filter /Standard >>').bytes()],
  ['encryption in an earlier revision', start().table('/Encrypt 9 0 R').table().bytes()],
];

const behind = (head: string) => Buffer.concat([toBytes(head), onePage()]);
const MISNAMED: [reason: string, content: Buffer][] = [
  ['behind the head of a program', behind('MZ\x90\0\n')],
  ['behind a page', behind('<html><script>alert(1)</script>\n')],
  ['behind a mark of byte order', behind('\xef\xbb\xbf')],
  ['behind one empty line', behind('\n')],
  ['behind the head of an archive', behind('PK\x03\x04')],
];

const GROUPS = {
  activeContent: [...SCRIPTS, ...ACTIONS, ...MEDIA, ...FILES, ...HIDDEN],
  damaged: UNREADABLE,
  encrypted: ENCRYPTED,
  wrongType: MISNAMED,
};

/** Malicious documents, each with the reason for its refusal. */
export const HOSTILE_PDFS: HostilePdf[] = (Object.keys(GROUPS) as HostilePdf['error'][]).flatMap((error) =>
  GROUPS[error].map(([reason, content]) => ({ reason, error, content })),
);
