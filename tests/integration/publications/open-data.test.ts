/** Requirements: SERVICE-06 */
import { call, callPath, visit } from '../../support/api/api-client';

test('a file of the library is sent and its download counted', async () => {
  const before = await readDownloads('season-dates.csv');
  const response = await callPath('open-data/season-dates.csv');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(await response.text()).toContain('hijri_year,event,hijri_date,gregorian_date');
  expect(await readDownloads('season-dates.csv')).toBe(before + 1);
});

test.each(['season-dates.xml', '..%2Fenv', 'constructor.csv'])('the file %s does not exist', async (name) => {
  expect((await callPath(`open-data/${name}`)).status).toBe(404);
});

async function readDownloads(file: string): Promise<number> {
  const { body } = await call('getOpenDataUsage', { token: await visit() });
  return body.data.downloads.find((row) => row.file === file)?.downloads ?? 0;
}
