/** Requirements: PUB-10 */
import { getRootCircuit } from '@/lib/api/root-circuit';
import { prepareEmbeddedApi } from '@/lib/provide-embedded-api';
import { findPublication, listPublications, listTopActivities } from '@/lib/publications/queries';
import { findInPortal } from '@/lib/search/queries';
import { StubApi } from '../../support/api/stub-api';
import { connectExternalApi, makeExternalToken } from '../../support/auth/external-sign-on';
import { changeSettings, restoreSettings } from '../../support/portal/settings';
import { TestBrowser } from '../../support/test-browser';

const KINDS = ['news', 'governmentNews', 'document', 'service', 'offer', 'guide'] as const;
const api = new StubApi();

beforeAll(async () => {
  await connectExternalApi(api, makeExternalToken);
  // A root with only the calls of the specification.
  api.reply = ({ url = '' }, response) => {
    if (url.includes('GetToken')) response.end('{"message":"visitor"}');
    else if (url.includes('MinisterActivities')) response.end('{"data":[]}');
    else response.writeHead(404).end('<h1>Not Found</h1>');
  };
  changeSettings({ OWN_PUBLICATIONS: true });
  await prepareEmbeddedApi();
});
afterAll(async () => {
  restoreSettings();
  await api.stop();
});

test.each(KINDS)('%s are the portal’s own, in the list and one by one', async (kind) => {
  const { data } = await listPublications(kind, 'fr');
  expect(data.length).toBeGreaterThan(0);
  const [first] = data;
  expect(await findPublication(kind, first?.id ?? '', 'fr')).toMatchObject({ id: first?.id });
  expect(await findPublication(kind, 'no-such-id', 'fr')).toBeNull();
});

test('the search finds pages and publications, and no activity that the root does not have', async () => {
  const found = await findInPortal('en', 'Hajj', 1);
  expect(found?.total).toBeGreaterThan(0);
  const meeting = await findInPortal('en', 'minister', 1);
  expect(meeting?.hits.filter(({ kind }) => kind === 'activity')).toEqual([]);
});

test('a browser reads them through the gateway, with any token of the root', async () => {
  const headers = { authorization: 'Bearer of-the-root', 'accept-language': 'en' };
  const response = await new TestBrowser().get('/gateway/News/GetAll', headers);
  expect(response.status).toBe(200);
  expect((await response.json()).data.length).toBeGreaterThan(0);
  expect((await new TestBrowser().get('/gateway/Search/Suggest?text=hajj', headers)).status).toBe(200);
});

test('the minister’s activities come from the root, and no other call reaches it', async () => {
  const before = api.seen.length;
  expect(await listTopActivities('ar')).toEqual([]);
  await listPublications('news', 'ar');
  const asked = api.seen.slice(before).map(({ url }) => url?.split('?')[0]);
  expect(asked.filter((url) => !url?.includes('GetToken'))).toEqual(['/root/MinisterActivities/GetTop4']);
});

test('they are available while the root is down', async () => {
  getRootCircuit().open('*');
  expect((await listPublications('news', 'tr')).data.length).toBeGreaterThan(0);
  getRootCircuit().close('*');
});

test('without the setting they come from the root', async () => {
  changeSettings({ OWN_PUBLICATIONS: false });
  await expect(listPublications('news', 'fa')).rejects.toMatchObject({ status: 404 });
});
