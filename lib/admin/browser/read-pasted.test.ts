/** Requirements: PUBLISH-20 */
import { isClean } from '@/lib/api/contract/text-rules';
import { readParts } from '@/lib/publications/drafts/pasted-parts';
import { readPasted } from './read-pasted';

const read = (html: string) =>
  readParts(readPasted(html) ?? '', 'Title').map(({ kind, text }) => [kind, text] as const);

test('a document of Word becomes headings, paragraphs, lists and tables', () => {
  const item = (mark: string, text: string) =>
    `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
    style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
    <!--StartFragment--><p class=MsoTitle>The <b>season</b></p><h2>Times<o:p></o:p></h2>
    <p class=MsoNormal>Gates open
    at nine.</p>${item('·', 'First')}${item('·', 'Second <i>thing</i>')}
    <p class=MsoNormal>Then:</p>${item('1.', 'Go')}${item('2.', 'Return')}
    <table class=MsoTableGrid><tr><td><p class=MsoNormal>For</p></td><td><p>Price</p></td></tr>
    <tr><td><p>Visa</p></td><td><p>10</p><p>or 12</p></td></tr></table><!--EndFragment--></body></html>`;
  expect(read(html)).toEqual([
    ['heading', 'The season'],
    ['heading', 'Times'],
    ['paragraph', 'Gates open at nine.'],
    ['list', 'First\nSecond thing'],
    ['paragraph', 'Then:'],
    ['list', '1. Go\n2. Return'],
    ['table', 'Title\nFor | Price\nVisa | 10 or 12'],
  ]);
});

test('cells of a spreadsheet are a table, bars do not separate cells, and merged cells leave empty ones', () => {
  const html = `<google-sheets-html-origin><style>td{color:red}</style><table><caption>Prices</caption><tbody>
    <tr><td>A|B</td><td>C</td></tr><tr><td colspan=2>both</td></tr><tr><td></td><td></td></tr></tbody></table>`;
  expect(read(html)).toEqual([['table', 'Prices\nA/B | C\nboth | ']]);
});

test('lists within lists keep their order, and ordered lists their numbers', () => {
  const html =
    '<b id="docs-internal-guid"><ul><li><p>one</p><ul><li>inner</li></ul></li><li>two</li></ul><ol><li>go</li></ol></b>';
  expect(read(html)).toEqual([['list', 'one\ninner\ntwo\n1. go']]);
});

test('nothing of hostile HTML survives but its text', () => {
  const html = `<h1 onclick="steal()">Title</h1><script>steal()</script><style>*{}</style>
    <p><img src=x onerror=steal()><a href="javascript:steal()">press</a>\u202eevil\u0007</p>
    <iframe srcdoc="<p>framed</p>"></iframe><svg onload=steal()><text>drawn</text></svg><p hidden>hidden</p>
    <ul><li><img src=x>&lt;b&gt;bold&lt;/b&gt;</li></ul><template><p>later</p></template>`;
  const text = readPasted(html) ?? '';
  expect(text).not.toMatch(/steal|onerror|javascript|hidden|later|framed/);
  expect(text).toContain('press');
  expect(text).toContain('• <b>bold</b>');
  expect(isClean(text)).toBe(true);
});

test('a text without parts is left to the browser', () => {
  expect(readPasted('<meta charset="utf-8"><span style="color:red">a word</span>')).toBeNull();
  expect(readPasted('<p>One paragraph</p>')).toBeNull();
  expect(readPasted('')).toBeNull();
});
