/** @jest-environment node */
/** Requirements: INSIGHT-04, ADMIN-04 */
import { parse } from 'csv-parse/sync';
import { LOCALES } from '@/lib/i18n/locales';
import { readWorkbook } from '../../../tests/support/files/read-workbook';
import { messagesOf } from '../../../tests/support/i18n/messages';
import { type Cell, MAX_WORKBOOK } from './make-workbook';
import { serveSheet } from './serve-sheet';

async function* give(rows: Iterable<readonly Cell[]>) {
  yield* rows;
}

const ROWS = [
  ['Text', 'العدد', 'اليوم'],
  ['=HYPERLINK("http://evil.example")', 3.5, new Date('2026-05-31T20:59:59Z')],
  ['<b>&amp;"\u0007', -2, new Date('2026-05-31T21:00:00Z')],
  ['+966500000000', 0, ''],
];

const takeWorkbook = async (response: Response) => readWorkbook(Buffer.from(await response.arrayBuffer()));

test('a workbook has texts, numbers and days in Riyadh, and no formula', async () => {
  const response = await serveSheet(give(ROWS), { name: 'ratings', format: 'xlsx', locale: 'en' });
  expect(response.headers.get('Content-Disposition')).toContain('filename="ratings.xlsx"');
  const { rows, frozenRows, name } = await takeWorkbook(response);
  expect(rows).toEqual([
    ROWS[0],
    [ROWS[1]?.[0], 3.5, { day: '2026-05-31' }],
    ['<b>&amp;"', -2, { day: '2026-06-01' }],
    ['+966500000000', 0],
  ]);
  expect(frozenRows).toBe(1);
  expect(name).toBe(messagesOf('en', 'sheets').sheet);
});

test.each(['=1', '@SUM(1)', '+1', '-1', '\t=1', '\r=1', '\n=1', '＝1'])(
  '%j is no formula in CSV',
  async (text) => {
    const response = await serveSheet(give([['x'], [text, -1]]), { name: 'x', format: 'csv', locale: 'en' });
    const [, [cell, number] = []]: string[][] = parse(await response.text(), {
      bom: true,
      relax_column_count: true,
    });
    expect([cell, number]).toEqual([`'${text}`, '-1']);
  },
);

test.each(LOCALES)('its first column is where the language $code begins', async ({ code, dir }) => {
  const { isRightToLeft } = await takeWorkbook(
    await serveSheet(give(ROWS), { name: 'ratings', format: 'xlsx', locale: code }),
  );
  expect(isRightToLeft).toBe(dir === 'rtl');
});

test('CSV has the same cells', async () => {
  const response = await serveSheet(give(ROWS), { name: 'ratings', format: 'csv', locale: 'ar' });
  expect((await response.text()).split('\r\n').slice(0, 2)).toEqual([
    'Text,العدد,اليوم',
    `"'=HYPERLINK(""http://evil.example"")",3.5,2026-05-31`,
  ]);
});

const LONG: Record<string, Cell[][]> = {
  rows: Array.from({ length: MAX_WORKBOOK.rows + 5 }, (_, index) => [index]),
  characters: Array.from({ length: 12 }, () => ['x'.repeat(MAX_WORKBOOK.characters / 10)]),
};
test.each(Object.entries(LONG))(
  'a list with more %s than a workbook holds is sent as CSV, complete',
  async (_, rows) => {
    const response = await serveSheet(give(rows), { name: 'requests', format: 'xlsx', locale: 'ar' });
    expect(response.headers.get('Content-Disposition')).toContain('filename="requests.csv"');
    expect((await response.text()).trim().split('\r\n')).toHaveLength(rows.length);
  },
);
