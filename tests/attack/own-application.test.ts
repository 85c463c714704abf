/** Requirements: AWARD-15, SAFE-05 */
import { HttpResearcher } from '../support/award/http-researcher';
import { PortalProcess } from '../support/portal/portal-process';

const PAGE = '/en/Researchers/application';
const PAST = { from: '2025-01-13', to: '2025-03-31' };

let portal: PortalProcess;
let owner: HttpResearcher;
let referenceNumber: string;
beforeAll(async () => {
  portal = await PortalProcess.start();
  owner = new HttpResearcher(portal.url);
  await owner.signOn();
  await owner.register();
  ({ referenceNumber } = await owner.submit());
});
afterAll(() => portal.stop());

const fileOf = (page: string) => /\/gateway\/files\/[\w-]+/.exec(page)?.[0] ?? '';

test('the sender sees number, answers and files, and no cache may store them', async () => {
  const answer = await owner.open(PAGE);
  expect(answer.headers.get('cache-control')).toMatch(/no-store/);
  const page = await answer.text();
  expect(page).toContain(referenceNumber);
  expect(await owner.download(fileOf(page))).toEqual(expect.any(Buffer));
});

test('no other user sees them, and the URL of a file is useless to a stranger', async () => {
  const file = fileOf(await owner.read(PAGE));
  const stranger = new HttpResearcher(portal.url);
  const visited = await stranger.open(PAGE);
  expect(visited.headers.get('cache-control')).toMatch(/no-store/);
  expect(await visited.text()).not.toContain(referenceNumber);
  await stranger.signOn();
  const page = await stranger.read(PAGE);
  expect(page).not.toContain(referenceNumber);
  expect(page).not.toContain('/gateway/files/');
  expect((await stranger.open(file)).status).toBe(404);
  expect(await stranger.read(`${PAGE}?id=${referenceNumber}`)).not.toContain('/gateway/files/');
});

test('users can download their own data as a file, without internal data; other users cannot', async () => {
  const answer = await owner.get('exportMine');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/award-[\d-]+\.json/);
  expect(answer.headers.get('cache-control')).toMatch(/no-store/);
  const text = await answer.text();
  expect(JSON.parse(text).applications).toMatchObject([
    {
      edition: 2025,
      referenceNumber,
      stage: 'submitted',
      files: [{ name: 'identity.pdf' }],
      history: [{ kind: 'registered' }, { kind: 'completed' }],
    },
  ]);
  expect(text).not.toMatch(/user_sub|storage|\/gateway\/|sha256|version/);
  const stranger = new HttpResearcher(portal.url);
  expect((await stranger.get('exportMine')).status).toBe(401);
  await stranger.signOn();
  expect((await stranger.get('exportMine')).status).toBe(404);
});

test('the application remains visible after both windows have closed, and while the award is inactive', async () => {
  portal.setAward({ windows: { register: PAST, submit: PAST }, status: 0 });
  const page = await owner.read(PAGE);
  expect(page).toContain(referenceNumber);
  expect(page).toContain(fileOf(page));
  expect(fileOf(page)).not.toBe('');
});
