/** Requirements: ADMIN-04, INSIGHT-04, SAFE-04 */
import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { ENDPOINT_IDS, getEndpoint, SCHEMAS } from '@/lib/endpoints';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { FORMS } from '@/lib/requests/forms';
import { ROUTES } from '@/lib/routing/table';
import { HOSTILE_NEWS, HOSTILE_SERVICE, HOSTILE_STAFF, HostileDesk } from '../support/admin/hostile-desk';
import { readWorkbook } from '../support/files/read-workbook';
import { startTarget, type Target } from '../support/portal/target';

let portal: Target;
let desk: HostileDesk;
beforeAll(async () => {
  portal = await startTarget({ STAFF: HOSTILE_STAFF });
  desk = await HostileDesk.enter(portal.url);
});
afterAll(() => portal.stop());

/** Every page of the desk, and those of one record for each record. */
function listDeskPages(): string[] {
  return ROUTES.filter(({ path }) => /^\/desk(\/|$)/.test(path)).flatMap(({ key, path }) => {
    if (!path.includes('{id}')) return [`/en${path}`];
    const ids = desk.records[key] ?? [key.startsWith('publication') ? HOSTILE_NEWS : randomUUID()];
    return ids.map((id) => `/en${path.replace('{id}', id)}`);
  });
}

/** Pages of the desk that need a query to show a text, and what readers and the sender see. */
const MORE = [
  '/en/desk/search?text=script',
  '/en/desk/meta?route=haj&language=en',
  ...LOCALE_CODES.flatMap((locale) => [
    `/${locale}/NewsDetails/${HOSTILE_NEWS}`,
    `/${locale}/ServicesDetails/${HOSTILE_SERVICE}`,
    `/${locale}/Contact`,
  ]),
  '/en/MediaAndAwareness',
  '/en/searchText/hostile',
  '/en/Haj',
  '/en/hajnew',
];

test('markup in a stored text is text on every page of the desk, of its sender and of readers', async () => {
  const pages = new Map(desk.reviews.map((page, index) => [`review ${index}`, page]));
  for (const address of [...listDeskPages(), ...MORE]) pages.set(address, await desk.browser.read(address));
  for (const address of ['/en/requests', '/en/requests/suppliers'])
    pages.set(address, await desk.sender.read(address));
  const broken = [...pages].filter(([, page]) => /<script>alert|<\/script >/.test(page));
  expect(broken.map(([address]) => address)).toEqual([]);
  // Each text is on one of these pages: the search above would have found its markup.
  const whole = [...pages.values()].join('\n');
  const isShown = (_: string, index: number) => whole.includes(`&lt;script&gt;alert(${index + 1})`);
  expect(desk.places.filter((place, index) => !isShown(place, index))).toEqual([]);
});

/** The spreadsheets of the desk; of requests also the one with the answers of each service. */
function listSheets(): { path: string; hasBook: boolean }[] {
  return ENDPOINT_IDS.filter((id) => getEndpoint(id).access === 'staff').flatMap((id) => {
    const { query } = SCHEMAS[id] as { query?: { shape: object } };
    const hasBook = query !== undefined && 'format' in query.shape;
    if (id !== 'exportHeads' && !hasBook) return [];
    const path = `/gateway/${getEndpoint(id).path}?locale=en&language=en`;
    const forms = id === 'exportServiceRequests' ? FORMS : [];
    const answers = forms.map(({ id: form }) => ({
      path: `${path}&form=${form}`,
      hasBook: form === 'contact',
    }));
    return [{ path, hasBook }, ...answers];
  });
}

test('no cell of a spreadsheet is a formula', async () => {
  const cells: string[] = [];
  for (const { path, hasBook } of listSheets()) {
    const response = await desk.browser.open(path);
    expect([path, response.status]).toEqual([path, 200]);
    const rows: string[][] = parse(await response.text(), { bom: true, relax_column_count: true });
    cells.push(...rows.flat());
    if (!hasBook) continue;
    const book = await (await desk.browser.open(`${path}&format=xlsx`)).arrayBuffer();
    const shown = readWorkbook(Buffer.from(book)).rows.flat();
    expect(shown.filter((cell) => typeof cell === 'object' && cell && 'formula' in cell)).toEqual([]);
  }
  expect(cells.filter((cell) => /^[=+\-@\t\r\n]/.test(cell) && !/^-?\d+$/.test(cell))).toEqual([]);
  const guarded = cells.filter((cell) => cell.startsWith("'"));
  expect(guarded.length).toBeGreaterThan(10);
});
