/** Requirements: ADMIN-03, INSIGHT-02, PUBLISH-01, SLOT-01 */
import { ADMIN_STAFF } from '../../support/admin/back-office';
import { HttpResearcher } from '../../support/award/http-researcher';
import { messagesOf } from '../../support/i18n/messages';
import { startTarget, type Target } from '../../support/portal/target';

const insight = messagesOf('en', 'insight');
const publishing = messagesOf('en', 'publishing');

let portal: Target;
let staff: HttpResearcher;
beforeAll(async () => {
  portal = await startTarget();
  staff = new HttpResearcher(portal.url, ADMIN_STAFF);
  await staff.signOn();
}, 120_000);
afterAll(() => portal.stop());

/** What the page says, without the head and the scripts. */
async function readMain(path: string): Promise<string> {
  const html = await staff.read(`/en/desk${path}`);
  return /<main.*<\/main>/s.exec(html)?.[0] ?? '';
}

/** The disclosure with a title. @returns its start tag */
const findDisclosure = (html: string, title: string) =>
  new RegExp(`<details[^>]*>(?=<summary[^>]*>${title}</summary>)`).exec(html)?.[0];

test('an empty list says why: there is nothing yet, or nothing matches the filters', async () => {
  const { desk } = messagesOf('en', 'supplierRegister');
  const images = messagesOf('en', 'images');
  const { ratings } = insight;
  const expected = [
    ['/suppliers', desk.noneWaiting, desk.none],
    ['/suppliers?state=applied', desk.noneWaiting, desk.none],
    ['/suppliers?text=absent', desk.none, desk.noneWaiting],
    ['/suppliers?state=expired', desk.none, desk.noneWaiting],
    ['/images', images.empty, images.none],
    ['/images?text=absent', images.none, images.empty],
    ['/ratings', ratings.none, 'Desk/ExportRatings'],
    ['/ratings?locale=fr', ratings.total.replace(/.*other \{\{number\} (\w+)\}\}$/, '0 $1'), ratings.none],
  ] as const;
  for (const [path, shown, other] of expected) {
    const html = await readMain(path);
    expect([path, html.includes(shown), html.includes(other)]).toEqual([path, true, false]);
  }
  const suppliers = await readMain('/suppliers');
  for (const part of [desk.filledBy, '<a href="/en/Suppliers">']) expect(suppliers).toContain(part);
});

test('the figures of a survey without a shown count have no tables, no download and no note on hidden counts', async () => {
  const html = await readMain('/survey');
  expect(html).not.toContain(insight.hiddenNote);
  expect(html).not.toContain('Desk/ExportSurvey');
  expect(html).toContain(insight.survey.noSuggestions);
  expect(html).not.toContain('<table');
  const grouped = await readMain('/survey?by=language');
  for (const part of ['<table', insight.hiddenNote, 'Desk/ExportSurvey']) expect(grouped).toContain(part);
});

test('the search page without words names the search', async () => {
  const { label } = messagesOf('en', 'finder');
  const { title } = messagesOf('en', 'meta').adminSearch;
  expect(await readMain('/search')).toContain(`<h1>${label}</h1>`);
  expect(await readMain('/search?text=absent')).toContain(`<h1>${title}</h1>`);
});

test('while there is no place, the form for one is open and the calendar links to it', async () => {
  const { resources } = messagesOf('en', 'slots');
  expect(findDisclosure(await readMain('/resources'), resources.new)).toContain(' open');
  expect(await readMain('/appointments')).toContain(`<a href="/en/desk/resources">${resources.new}</a>`);
});

test('the forms that begin publications are folded, except the one that was refused', async () => {
  const titles = [publishing.new.title, publishing.import.title];
  const listOpen = (html: string) =>
    titles.map((title) => findDisclosure(html, title)?.includes(' open') ?? null);
  expect(listOpen(await readMain('/publications'))).toEqual([false, false]);
  const refused = async (form: string, fields: Record<string, string>) => {
    const init = { method: 'POST', body: new URLSearchParams(fields) };
    const { headers } = await staff.send(`/gateway/forms/${form}?locale=en`, init);
    const html = await staff.read(headers.get('location') ?? '');
    return { open: listOpen(html), html };
  };
  const created = await refused('publication-create', { kind: 'news', id: 'Not valid', title: 'عنوان' });
  expect(created.open).toEqual([true, false]);
  expect(created.html).toContain('value="Not valid"');
  expect((await refused('publication-import', { text: '[{}]' })).open).toEqual([false, true]);
});
