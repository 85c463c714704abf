/** Requirements: PUB-02, PUB-03, PUB-04, SEO-03 */
import { PUBLICATION_CALLS } from '@/lib/publications/endpoints';
import { PUBLICATION_KINDS } from '@/lib/publications/kinds';
import { openDatabase } from '@/lib/server/db/open';
import { call, callPath, signOnAs, visit } from '../../support/api/api-client';
import { makePublication } from '../../support/publications/publication';
import { publish } from '../../support/publications/publish';

const day = (number: number, year = 2026) => `${year}-03-${String(number).padStart(2, '0')}T09:00:00+03:00`;
const names = Array.from({ length: 25 }, (_, index) => `n${String(index + 1).padStart(2, '0')}`);
const newestFirst = names.toReversed();

interface Page {
  data: { id: string; title: string }[];
  newer: string | null;
  older: string | null;
  years: number[];
}

let token = '';
const read = async (path: string, locale: 'ar' | 'en' = 'en'): Promise<Page> =>
  (await callPath(path, { token, locale })).json();
const ids = ({ data }: Page) => data.map(({ id }) => id);

beforeAll(async () => {
  token = await visit();
  await publish(
    ...names.map((id, index) =>
      makePublication(id, {
        publishedAt: day(index + 1),
        data: { topic: index % 5 === 0 ? 'health' : 'hajj' },
      }),
    ),
    makePublication('old', { publishedAt: day(1, 2024) }),
  );
  const others = PUBLICATION_KINDS.filter((kind) => kind !== 'news' && kind !== 'document');
  await publish(...others.map((kind) => makePublication(`a-${kind.toLowerCase()}`, { kind })));
});

test('pages of a list link to next and previous without gaps or duplicates', async () => {
  const first = await read('News/GetAll?take=10');
  expect(ids(first)).toEqual(newestFirst.slice(0, 10));
  expect(first.newer).toBeNull();
  const second = await read(`News/GetAll?take=10&before=${first.older}`);
  expect(ids(second)).toEqual(newestFirst.slice(10, 20));
  const third = await read(`News/GetAll?take=10&before=${second.older}`);
  expect(ids(third)).toEqual([...newestFirst.slice(20), 'old']);
  expect(third.older).toBeNull();
  expect(ids(await read(`News/GetAll?take=10&after=${third.newer}`))).toEqual(ids(second));
  expect(ids(await read(`News/GetAll?take=10&after=${second.newer}`))).toEqual(ids(first));
});

test('news that arrive meanwhile do not shift later pages', async () => {
  const first = await read('News/GetAll?take=5');
  await publish(makePublication('n99', { publishedAt: day(30) }));
  expect(ids(await read(`News/GetAll?take=5&before=${first.older}`))).toEqual(newestFirst.slice(5, 10));
  const { newer } = await read('News/GetAll?take=5&at=n25');
  expect(newer).toBe('n25');
  await (await openDatabase()).deleteFrom('publication').where('id', '=', 'n99').execute();
});

test('two items of the same moment are each shown once', async () => {
  const ids = ['same-a', 'same-b', 'same-c'];
  await publish(
    ...ids.map((id) => makePublication(id, { kind: 'governmentNews', publishedAt: day(1, 2020) })),
  );
  const seen: string[] = [];
  let before: string | null = 'a-governmentnews';
  while (before) {
    const page: Page = await read(`GovernmentNews/GetAll?take=1&before=${before}`);
    seen.push(...page.data.map(({ id }) => id));
    before = page.older;
  }
  expect(seen).toEqual(ids.toReversed());
});

test('a list is filtered by year, topic and words, also combined', async () => {
  expect((await read('News/GetAll')).years).toEqual([2026, 2025, 2024]);
  expect(ids(await read('News/GetAll?year=2024'))).toEqual(['old']);
  expect(ids(await read('News/GetAll?topic=health&take=3'))).toEqual(['n21', 'n16', 'n11']);
  const older = await read('News/GetAll?topic=health&take=3&before=n11');
  expect(ids(older)).toEqual(['n06', 'n01']);
  expect(ids(await read('News/GetAllWithSearch?text=n07'))).toEqual(['n07']);
  expect(ids(await read('News/GetAllWithSearch?text=n07&topic=health'))).toEqual([]);
  expect(ids(await read(`News/GetAllWithSearch?text=${encodeURIComponent('خبر')}&year=2024`, 'ar'))).toEqual([
    'old',
  ]);
  expect(ids(await read('Offers/GetAll?category=food&city=makkah'))).toEqual(['a-offer']);
  expect(ids(await read('Offers/GetAll?category=food&city=jeddah'))).toEqual([]);
  expect(ids(await read('Services/GetAll?audience=pilgrimAbroad'))).toEqual(['a-service']);
});

test('search results have next and previous links like every list', async () => {
  const first = await read('News/GetAllWithSearch?text=ministry&take=10');
  expect(ids(first)).toEqual(newestFirst.slice(0, 10));
  const second = await read(`News/GetAllWithSearch?text=ministry&take=10&before=${first.older}`);
  expect(ids(second)).toEqual(newestFirst.slice(10, 20));
  const back = await read(`News/GetAllWithSearch?text=ministry&take=10&after=${second.newer}`);
  expect(ids(back)).toEqual(ids(first));
  expect(back.newer).toBeNull();
});

test.each(['take=0', 'take=51', 'year=x', 'topic=poetry'])('News/GetAll?%s is refused', async (query) => {
  const response = await callPath(`News/GetAll?${query}`, { token });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: 'validation' });
});

test.each(['GetAllWithSearch', 'GetAllToTableWithSearch'])(
  'MinisterActivities/%s requires a query',
  async (call) => {
    expect((await callPath(`MinisterActivities/${call}`, { token })).status).toBe(422);
  },
);

test('the table of the minister’s activities has rows without texts', async () => {
  const { body } = await call('listActivityRows', { token });
  expect(body.data).toEqual([
    {
      id: 'a-activity',
      publishedAt: '2026-10-01T06:00:00.000Z',
      isExample: false,
      title: 'News a-activity of the ministry',
      place: 'News a-activity of the ministry',
      type: 'visit',
    },
  ]);
  const found = await callPath('MinisterActivities/GetAllToTableWithSearch?text=ministry', {
    token,
    locale: 'en',
  });
  expect(await found.json()).toMatchObject({ data: [{ id: 'a-activity' }] });
});

test('the newest four are returned', async () => {
  const { body } = await call('listTopNews', { token });
  expect(body.data.map(({ id }) => id)).toEqual(newestFirst.slice(0, 4));
});

test('a publication is read by its id, in the caller’s language, from the list of its kind', async () => {
  expect(await (await callPath('News/GetById?id=n01', { token, locale: 'fr' })).json()).toMatchObject({
    data: { id: 'n01', title: 'Nouvelle n01 du ministère', data: { topic: 'health' } },
  });
  for (const path of ['News/GetById?id=unknown', 'News/GetById?id=a-offer', 'Guides/GetById?id=n01']) {
    const response = await callPath(path, { token });
    expect([path, response.status]).toEqual([path, 404]);
  }
});

test('visitors and signed-in people can read them; a call without a token cannot', async () => {
  for (const { list } of Object.values(PUBLICATION_CALLS)) {
    expect((await call(list, { token })).status).toBe(200);
    expect((await call(list, { token: await signOnAs() })).status).toBe(200);
    expect((await call(list)).status).toBe(401);
  }
});

test('the sitemap’s files list every publication that has a page, once', async () => {
  const { body: files } = await call('listPublicationFiles', { token });
  expect(files.data).toEqual(['a-activity']);
  const { data } = await (await callPath('Publications/GetAddresses?from=a-activity', { token })).json();
  const paths = data.map(({ path }: { path: string }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/NewsDetails/n01',
      '/ServicesDetails/a-service',
      '/Guides?guide=a-guide',
      '/MinisterActivities?activity=a-activity',
    ]),
  );
});
