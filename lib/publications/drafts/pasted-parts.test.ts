/** Requirements: PUBLISH-20 */
import { readParts } from './pasted-parts';

const TITLE = 'Fees';

test.each([
  ['a paragraph', 'One line\nand another', [['paragraph', 'One line\nand another']]],
  ['a sentence that begins with a hyphen', '- not a list', [['paragraph', '- not a list']]],
  [
    'a heading and a paragraph',
    '# Times\n\nText',
    [
      ['heading', 'Times'],
      ['paragraph', 'Text'],
    ],
  ],
  ['a list', '• one\n• two', [['list', 'one\ntwo']]],
  ['a list with hyphens', '- one\n\t- two', [['list', 'one\ntwo']]],
  ['a line that is no item', '- one\nand two', [['paragraph', '- one\nand two']]],
  ['a table with a caption', 'Prices\nFor | Price\nVisa | 10', [['table', 'Prices\nFor | Price\nVisa | 10']]],
  ['a table without caption', 'For | Price\nVisa | 10', [['table', 'Fees\nFor | Price\nVisa | 10']]],
  ['a table with bars around', '| For | Price |\n| Visa |  |', [['table', 'Fees\nFor | Price\nVisa | ']]],
  [
    'rows with a missing cell',
    'For | Price | Day\nVisa | 10',
    [['paragraph', 'For | Price | Day\nVisa | 10']],
  ],
  [
    'a spreadsheet with empty cells and rows',
    'For\tPrice\tDay\r\nVisa\t10\r\n\t\t\r\nTent\t\t3\r\n',
    [['table', 'Fees\nFor | Price | Day\nVisa | 10 | \nTent |  | 3']],
  ],
])('%s', (_, text, parts) => {
  expect(readParts(text, TITLE).map((part) => [part.kind, part.text])).toEqual(parts);
});
