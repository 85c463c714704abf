/** Requirements: AWARD-15, DRAFT-02, SAFE-05 */
import type { EndpointId } from '@/lib/endpoints';
import { clearAwardState, setAwardState } from '../support/award/award-state';
import { HttpResearcher } from '../support/award/http-researcher';
import { messagesOf } from '../support/i18n/messages';
import { borrowPortal, type Target } from '../support/portal/target';

const PAGE = '/en/Researchers/application';
const PAST = { from: '2025-01-13', to: '2025-03-31' };

let portal: Target;
let dataDir: string;
let owner: HttpResearcher;
let referenceNumber: string;
beforeAll(async () => {
  portal = await borrowPortal();
  [dataDir = ''] = portal.dataDirs;
  owner = new HttpResearcher(portal.url);
  await owner.signOn();
  await owner.register();
  ({ referenceNumber } = await owner.submit());
});
afterAll(async () => {
  clearAwardState(dataDir);
  await portal.stop();
});

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

test('nobody else reads or deletes a draft, and after signing out its person does not either', async () => {
  const person = new HttpResearcher(portal.url);
  await person.signOn();
  const post = (sender: HttpResearcher, id: EndpointId, body: unknown) =>
    sender.post(id, JSON.stringify(body), { 'Content-Type': 'application/json' });
  const page = await person.read('/en/Researchers/registration');
  const [, owner = ''] = /subject\\?":\\?"([\w:-]+)/.exec(page) ?? [];
  const draft = { form: 'register', owner, version: 0, step: 2, values: { researchTitle: 'Crowds in Mina' } };
  expect((await post(person, 'saveDraft', draft)).status).toBe(200);
  expect(await person.read('/en/Researchers/registration')).toContain('Crowds in Mina');
  const stranger = new HttpResearcher(portal.url);
  expect((await post(stranger, 'saveDraft', draft)).status).toBe(401);
  await stranger.signOn();
  expect((await post(stranger, 'saveDraft', draft)).status).toBe(409);
  expect((await post(stranger, 'deleteDraft', { form: 'register' })).status).toBe(200);
  expect(await (await stranger.get('listDrafts')).json()).toEqual({ data: [] });
  const list = await person.open(PAGE);
  expect(list.headers.get('cache-control')).toMatch(/no-store/);
  expect(await list.text()).toContain(messagesOf('en', 'drafts').list.title);
  const copy = person.copy();
  await person.send('/gateway/sign-out', { method: 'POST' });
  expect((await copy.get('listDrafts')).status).toBe(401);
  expect((await post(copy, 'saveDraft', { ...draft, version: 1 })).status).toBe(401);
});

test('the application remains visible after both windows have closed, and while the award is inactive', async () => {
  setAwardState(dataDir, { windows: { register: PAST, submit: PAST }, status: 0 });
  const page = await owner.read(PAGE);
  expect(page).toContain(referenceNumber);
  expect(page).toContain(fileOf(page));
  expect(fileOf(page)).not.toBe('');
});
