import { CATALOG, CONTENT, onePage, PAGE, PAGES, PdfWriter, stream } from './pdf-writer';

const ONE_PAGE = [CATALOG(), PAGES, PAGE(), stream(CONTENT)];
export const annotation = (entries: string) => `<< /Type /Annot /Rect [0 0 9 9] ${entries} >>`;
export const annotated = (entries: string, ...further: string[]) =>
  onePage([annotation(entries), ...further], '', '/Annots [5 0 R]');
export const link = (action: string) => annotated(`/Subtype /Link /A ${action}`);

/** Documents that open programs, other files, or URLs that are not web pages. */
export const ACTIONS: [reason: string, content: Buffer][] = [
  ['a program to start', link('<< /S /Launch /F (cmd.exe) >>')],
  ['a program to start on Windows', link('<< /S /Launch /Win << /F (cmd.exe) /P (/c calc) >> >>')],
  ['a form that sends itself', link('<< /S /SubmitForm /F (https://example.com/) >>')],
  ['a form that fetches data', link('<< /S /ImportData /F (data.fdf) >>')],
  ['a way into another file', link('<< /S /GoToR /F (\\\\\\\\host\\\\share\\\\a.pdf) /D [0 /Fit] >>')],
  ['a way into a file inside', link('<< /S /GoToE /T << /R /C /N (a.pdf) >> >>')],
  ['a film by a rendition', link('<< /S /Rendition /OP 0 /R << /S /MR >> >>')],
  ['a page that opens a web site', onePage([], '/OpenAction << /S /URI /URI (https://example.com/) >>')],
  [
    'a web site opened by a reference',
    onePage(['<< /S /URI /URI (https://example.com/) >>'], '/OpenAction 5 0 R'),
  ],
  ['an address that is a script', link('<< /S /URI /URI (java\\163cript:alert\\(1\\)) >>')],
  [
    'an address that is a script, in hex',
    link(`<< /S /URI /URI <${Buffer.from('JavaScript:1').toString('hex')}> >>`),
  ],
  ['an address of a file', link('<< /S /URI /URI (file:///etc/passwd) >>')],
  ['an address of a file elsewhere', onePage(['<< /S /URI /URI 6 0 R >>', '(file://host/share)'])],
  ['an address of a program', link('<< /S /URI /URI (ms-msdt:/id) >>')],
  [
    'an address behind two references',
    onePage(['<< /S /URI /URI 6 0 R >>', '7 0 R', '(javascript:alert\\(1\\))']),
  ],
  ['an address behind a hundred references', behindReferences(100)],
  [
    'an address behind references that end in a circle and in a script',
    new PdfWriter()
      .objects([...ONE_PAGE, '<< /S /URI /URI 6 0 R >>', '7 0 R', '6 0 R'])
      .table()
      .object(7, '8 0 R')
      .object(8, '(javascript:1)')
      .table()
      .bytes(),
  ],
  [
    'an address behind a reference in an object stream',
    new PdfWriter()
      .objects([...ONE_PAGE, '<< /S /URI /URI 6 0 R >>'])
      .packed(
        9,
        new Map([
          [6, '7 0 R'],
          [7, '(javascript:1)'],
        ]),
      )
      .tableStream(10)
      .bytes(),
  ],
  [
    'an address behind a reference whose number is hidden',
    new PdfWriter()
      .objects([...ONE_PAGE, '<< /S /URI /URI 9 0 R >>', '(javascript:1)'])
      .add('9 %x\n0 obj 6 0 R endobj\n')
      .table()
      .bytes(),
  ],
  [
    'a web site opened by two references',
    onePage(['6 0 R', '<< /S /URI /URI (https://example.com/) >>'], '/OpenAction 5 0 R'),
  ],
  ['an address of a share', link('<< /S /URI /URI (\\\\\\\\host\\\\share) >>')],
  ['an address of a share without a scheme', link('<< /S /URI /URI (//host/share) >>')],
  ['an address of a share, escaped', link('<< /S /URI /URI (%5c%5Chost/share) >>')],
  ['an address of a share with gaps', link('<< /S /URI /URI (\\000 /\\t/host/share) >>')],
  ['an address of a share by both slashes', link('<< /S /URI /URI (\\\\/host/share) >>')],
  ['an address of a folder above', link('<< /S /URI /URI (..\\\\..\\\\a.exe) >>')],
  ['an address of a drive', link('<< /S /URI /URI (c:/a.exe) >>')],
  ['a base of addresses that is a share', onePage([], '/URI << /Base (//host/share/) >>')],
  ['an article of another file', link('<< /S /Thread /F (\\\\\\\\host\\\\share) /D 0 >>')],
  ['an article of another file, elsewhere', onePage(['<< /S /Thread /F 6 0 R /D 0 >>', '7 0 R', '(a.pdf)'])],
  ['an article of a file that is described', link('<< /S /Thread /F << /N (x) /F (a.pdf) >> /D 0 >>')],
  ['a file by its name on the web', link('<< /S /Thread /F << /FS /URL /F (https://example.com/) >> >>')],
  ['a file by another name', onePage(['<< /UF (a.pdf) >>'])],
  ['a file by its name on Windows', onePage(['<< /DOS (a.exe) >>'])],
  ['a file that is only described', onePage(['<< /Type /Filespec >>'])],
  ['a file that looks like a property', onePage(['<< /S /Thread /N (x) /V 1 /F (a.pdf) >>'])],
  [
    'a profile of colours from elsewhere',
    onePage(
      [],
      '/OutputIntents [<< /S /GTS_PDFX /DestOutputProfileRef << /URLs [<< /FS /URL /F (https://example.com/) >>] >> >>]',
    ),
  ],
];

/** A URL at the end of a chain of references. */
function behindReferences(count: number): Buffer {
  const chain = Array.from({ length: count }, (_, index) => `${index + 7} 0 R`);
  return onePage(['<< /S /URI /URI 6 0 R >>', ...chain, '(javascript:1)']);
}
