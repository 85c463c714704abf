/** @jest-environment node */
/** Requirements: SERVICE-06 */
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { DATA_SETS, FORMATS, getFileAddress, parseFileName } from './data-sets';
import { loadTable } from './load-table';
import { serveDataFile } from './serve-data-file';

const NOW = new Date('2026-11-21T09:00:00Z');

it.each(DATA_SETS)('%s is a complete table', async (id) => {
  const { columns, rows } = await loadTable(id, NOW);
  expect(new Set(columns).size).toBe(columns.length);
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    expect(row).toHaveLength(columns.length);
    expect(row.filter((cell) => cell === '' || cell === undefined)).toEqual([]);
  }
});

it('contains the same data as the pages', async () => {
  const { rows } = await loadTable('season-dates', NOW);
  expect(rows).toContainEqual(['1448', 'arafah', '1448-12-09', '2027-05-15']);
  const sites = await loadTable('holy-sites', NOW);
  expect(sites.rows[0]).toEqual(expect.arrayContaining(['grandMosque', 21.4225, 39.8262, 0]));
  const times = await loadTable('prayer-times', NOW);
  expect(times.rows).toHaveLength(730);
  const glossary = await loadTable('glossary', NOW);
  expect(glossary.columns).toHaveLength(1 + 2 * LOCALE_CODES.length);
});

it.each(DATA_SETS.flatMap((id) => FORMATS.map((format) => [id, format] as const)))(
  '%s is served as %s',
  async (id, format) => {
    const response = await serveDataFile(`${id}.${format}`);
    const bytes = new Uint8Array(await (response as Response).arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const { columns, rows } = await loadTable(id, new Date());
    if (format === 'csv') {
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      expect(text.split('\r\n')[0]).toBe(columns.join(','));
    } else {
      expect(JSON.parse(text).rows).toHaveLength(rows.length);
    }
  },
);

it.each(['miqats', 'miqats.xml', '../miqats.csv', 'miqats.csv.json', 'toString.csv', ''])(
  'has no file %p',
  async (name) => {
    expect(parseFileName(name)).toBeNull();
    expect(await serveDataFile(name)).toBeNull();
  },
);

it('contains the address of a file', () => {
  expect(getFileAddress('miqats', 'csv')).toBe('/gateway/open-data/miqats.csv');
});
