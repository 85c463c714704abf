/** Requirements: CALL-09, CALL-10, CALL-16, CALL-17, OPEN-01 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '@/lib/endpoints';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { toPayload } from '@/lib/forms/rules/payload';
import { toDay } from '@/lib/i18n/format';
import { isOwnCall } from '@/lib/operator/sections';
import { FORMS } from '@/lib/requests/forms';
import { mapConcurrently } from '@/lib/seo/page-check/fetch-all';
import { checkRoot, saysUnavailable } from '../../support/api/check-root';
import { SpecRoot } from '../../support/api/spec-root';
import { HttpResearcher } from '../../support/award/http-researcher';
import { makeRegistration } from '../../support/award/registration';
import { readHidden } from '../../support/forms/confirm-post';
import { makeAnswers, makeBody } from '../../support/forms/form-samples';
import { messagesOf } from '../../support/i18n/messages';
import { listOpenPages } from '../../support/pages/every-page';
import { PortalProcess } from '../../support/portal/portal-process';

const folder = mkdtempSync(join(tmpdir(), 'spec-root-'));
const SETTINGS_FILE = join(folder, 'settings.json');
const root = new SpecRoot();
let apiRoot = '';
let portal: PortalProcess;

beforeAll(async () => {
  const settings = await root.start();
  apiRoot = settings.API_ROOT ?? '';
  const own = { signOn: { desk: { scheme: 'IAMForStaff', authorize: 'api/Staff/Authorize' } } };
  writeFileSync(SETTINGS_FILE, JSON.stringify(own));
  portal = await PortalProcess.start({ env: { ...settings, SETTINGS_FILE, NO_SCRIPT_CODE: 'agreed' } });
});
afterAll(async () => {
  await portal.stop();
  root.stop();
  rmSync(folder, { recursive: true });
});

const lastCall = (path: string) => root.seen.filter(({ call }) => call.endsWith(`/root/${path}`)).at(-1);
const readPage = async (path: string) => (await fetch(`${portal.url}${path}`)).text();

async function signOn(): Promise<HttpResearcher> {
  const person = new HttpResearcher(portal.url);
  await person.signOnOutside();
  return person;
}

test('every public page answers with a root that has only the calls of the specification', async () => {
  const readStatus = async ({ path }: { path: string }) =>
    `${(await fetch(`${portal.url}/ar${path}`)).status} ${path}`;
  const statuses = await mapConcurrently(listOpenPages(), readStatus);
  // Pages whose data has no call in the specification: a list, one publication, search results, the survey.
  const unavailable = /^503 \/(\w+(Details|Awareness|Services|Offers|Survey)|Guides|searchText)\b/;
  expect(statuses.filter((line) => !line.startsWith('200') && !unavailable.test(line))).toEqual([]);
  expect(statuses.filter((line) => line.startsWith('503')).length).toBeGreaterThanOrEqual(12);
  expect(portal.log).not.toMatch(/error/i);
});

test('api:check reports the same state of this root as the portal’s pages', async () => {
  const options = ['--writes', '--token', 'of-a-person'];
  const { pages } = await checkRoot(apiRoot, options, { SETTINGS_FILE });
  const tried = pages.filter(({ page, works }) => page !== '*' && works !== 'not tried');
  const expected = new Map(
    tried.map(({ page }) => [page, tried.some((row) => row.page === page && row.works === 'no')]),
  );
  // Pages that call the root only after a look-up.
  const asked: Record<string, string> = { '/Suppliers': '?company=Makkah' };
  const person = await signOn();
  const seen = new Map<string, boolean>();
  for (const page of expected.keys()) {
    const path = page.replace('{text}', 'Mina');
    seen.set(page, saysUnavailable(await person.read(`/ar${path}${asked[page] ?? ''}`)));
  }
  expect(seen).toEqual(expected);
  expect([...new Set(expected.values())]).toHaveLength(2);
});

test('a look-up sends the visitor’s address to the root, a public page sends none', async () => {
  const visitor = new HttpResearcher(portal.url);
  await visitor.read('/ar/Suppliers?company=Makkah&registration=1010101010');
  const calls = ['GetCompanyByNameIfExist', 'Supplier/CheckCRStatus', 'Supplier/Details'];
  const addresses = calls.map((path) => lastCall(path)?.request.headers['x-forwarded-for']);
  expect(addresses).toEqual(Array(3).fill(expect.stringMatching(/^(::1|(::ffff:)?127\.0\.0\.1)$/)));
  await visitor.read('/ar/Suppliers?before=1010101010');
  expect(lastCall('Supplier/GetAll')?.request.headers['x-forwarded-for']).toBeUndefined();
});

test('the options of a form for signed-in people are read with their token, on the page and on the check page', async () => {
  const person = await signOn();
  await person.read('/ar/Researchers/registration');
  const token = lastCall('api/Scholarship/GetMyRequest')?.request.headers.authorization;
  await person.read('/ar/MinsterAppointment');
  expect(lastCall('MinsterAppointment/GetTopics')?.request.headers.authorization).toBe(token);
  const before = root.seen.length;
  const form = (FORMS as readonly FormDefinition[]).find(({ id }) => id === 'appointment');
  const pairs = Object.entries(form ? toPayload(form, makeAnswers(form)) : {});
  const body = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, String(value)]));
  await (await person.send(noJavaScriptAddress('appointment', 'ar'), { method: 'POST', body })).text();
  const asked = root.seen.slice(before).filter(({ call }) => call.endsWith('/GetTopics'));
  expect(asked.map(({ request }) => request.headers.authorization)).toEqual([token]);
});

test.each([
  ['missing', {}],
  ['null', { register: null, submit: null }],
  ['made of nulls', { register: { durationFrom: null, durationTo: null }, submit: null }],
])('windows that are %s count as not set', async (_, windows) => {
  root.windows = windows;
  const researcher = await signOn();
  const page = await researcher.read('/ar/Researchers/registration');
  expect(page).toContain(messagesOf('ar', 'opening').closed.unavailable);
});

test('the form opens with the lists of the root, with any other content in its responses', async () => {
  const day = toDay(new Date());
  root.windows = {
    register: { durationFrom: day, durationTo: day, createdBy: 7 },
    submit: null,
    version: '2',
  };
  const researcher = await signOn();
  expect(await researcher.read('/ar/Researchers/registration')).toContain('إدارة الحشود');
});

test.each([
  ['/NewsDetails/opening', 'publications'],
  ['/Guides?text=mina', 'publications'],
  ['/searchText/Mina', 'search'],
  ['/OperatorsSurvey', 'forms'],
] as const)('%s cannot be read: it answers 503 with the message, and is not stored', async (path, part) => {
  const response = await fetch(`${portal.url}/fr${path}`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(await response.text()).toContain(messagesOf('fr', part).unavailable.title);
});

test('windows missing from the configuration are read with separate calls and the person’s token', async () => {
  const day = toDay(new Date());
  root.windows = {};
  root.ownWindows = { Registration: { durationFrom: day, durationTo: day } };
  const researcher = await signOn();
  expect(await researcher.read('/ar/Researchers/registration')).toContain('إدارة الحشود');
  const [asked, own] = ['GetRegistrationConfiguration', 'GetMyRequest'].map((name) =>
    lastCall(`api/Scholarship/${name}`),
  );
  expect(asked?.request.headers.authorization).toBe(own?.request.headers.authorization);
  root.ownWindows = {};
});

test('the minister’s activities are on the home page, in the list, in the table and on separate pages', async () => {
  const title = 'زيارة مخيمات منى';
  const address = '/ar/MinisterActivities?activity=7';
  const home = await readPage('/ar');
  expect(home).toContain(title);
  expect(home).toContain(`href="${address}"`);
  expect(await readPage('/ar/MinisterActivities')).toContain('تفقد معالي الوزير المخيمات.');
  const table = await readPage('/ar/MinisterActivities?view=table');
  expect(table).toContain(`href="${address}"`);
  expect(table).not.toContain('تفقد معالي الوزير');
  expect(await readPage(address)).toContain('تفقد معالي الوزير المخيمات.');
  const called = new Set(root.seen.map(({ call }) => call.replace('GET /root/MinisterActivities/', '')));
  for (const call of ['GetTop4', 'GetAll', 'GetAllToTable', 'GetById']) expect(called).toContain(call);
});

const bodyOf = (path: string) => {
  const { body = '', request } = lastCall(path) ?? {};
  return { body: JSON.parse(body || 'null'), secCode: request?.headers.seccode };
};

test('without JavaScript an appointment is moved and cancelled and a supplier changed through the root', async () => {
  const person = await signOn();
  const done = messagesOf('ar', 'requests').transitionDone;
  const change = {
    referenceNumber: 'S-1',
    registration: '1010101010',
    nationalAddress: 'RAKA4321',
    activity: 'catering',
    contactPerson: 'سارة',
    email: 'sara@supplier.example',
    mobile: '0512345678',
  };
  const [moved, cancelled, changed] = await Promise.all([
    person.sendPlain('appointment-reschedule', { referenceNumber: 'A-1', preferredDate: '2031-03-09' }),
    person.sendPlain('appointment-cancel', { referenceNumber: 'A-2', contact: '0512345678' }),
    person.sendPlain('supplier-change', change),
  ]);
  expect(moved).toContain(done);
  expect(cancelled).toContain(done);
  expect(changed).toContain(messagesOf('ar', 'suppliers').form.page.change.done);
  expect(bodyOf('MinsterAppointment/Reschedule').body).toEqual({
    referenceNumber: 'A-1',
    preferredDate: '2031-03-09',
  });
  // The root gets the code agreed with the operator, after the portal’s own check has passed.
  expect(bodyOf('MinsterAppointment/Cancel')).toEqual({
    body: { referenceNumber: 'A-2', contact: '0512345678' },
    secCode: 'agreed',
  });
  expect(bodyOf('Supplier/Update').body.nationalAddress).toBe('RAKA4321');
});

test('a look-up that the root does not have is reported as unavailable, and the input is kept', async () => {
  const person = new HttpResearcher(portal.url);
  const page = await person.sendPlain('request-find', { referenceNumber: 'R-77', contact: 'a@b.example' });
  expect(page).toContain(messagesOf('ar', 'errors').unavailable);
  expect(page).toContain('value="R-77"');
});

test('the code of a script reaches the root unchanged, and the code of a check page is valid once', async () => {
  const visitor = new HttpResearcher(portal.url);
  const send = (secCode: string) =>
    visitor.sendPlain('appointment-cancel', { referenceNumber: 'A-3', contact: '0512345678', secCode });
  expect(await send('of-the-script')).toContain(messagesOf('ar', 'requests').transitionDone);
  expect(bodyOf('MinsterAppointment/Cancel').secCode).toBe('of-the-script');
});

test('only staff see and approve appointments with the calls of the specification', async () => {
  const texts = messagesOf('ar', 'admin').requests.appointments;
  const person = new HttpResearcher(portal.url);
  const login = await person.signOnOutside('admin');
  expect(new URL(login).searchParams.get('scheme')).toBe('IAMForStaff');
  expect(root.seen.some(({ call }) => call.endsWith('/root/api/Staff/Authorize'))).toBe(true);
  expect(await person.read('/ar/desk/requests')).toContain(messagesOf('ar', 'admin').noRole.title);
  // A root that is down has not denied their role.
  root.appointments = 'down';
  const down = await person.send('/ar/desk/requests');
  expect(down.status).toBe(503);
  expect(await down.text()).toContain(`<h1>${messagesOf('ar', 'errorPages').unavailable.title}`);
  root.appointments = [
    { id: 41, status: 'Pending', preferredDate: '2031-03-09T00:00:00', owner: { id: 5 } },
    { id: 42, status: 'approved', preferredDate: null },
  ];
  const list = await person.read('/ar/desk/appointments');
  expect(list).toContain(texts.title);
  expect(list).toContain('name="id" value="41"');
  expect(list).not.toContain('value="42"');
  expect(await person.sendPlain('appointment-approve', { id: '41' })).toContain(texts.approved);
  expect(bodyOf('MinsterAppointment/Approve').body).toEqual({ id: '41' });
  root.appointments = null;
});

describe('every form', () => {
  const forms: readonly FormDefinition[] = FORMS;
  /** The specification lacks two calls, and no replacement is configured. */
  const offered = forms.filter(({ endpoint }) => !isOwnCall(endpoint.id));
  const answersOf = (form: FormDefinition) => toPayload(form, makeAnswers(form));
  const arrived = () => root.seen.map(({ call }) => call);

  it('is accepted by the root from a script', async () => {
    const send = async (form: FormDefinition) => {
      const { body, headers } = makeBody(form, answersOf(form));
      const { method, path } = form.endpoint;
      const init = { method, body, headers: { ...headers, SecCode: 'of-the-script' } };
      return `${(await (await signOn()).send(`/gateway/${path}`, init)).status} ${path}`;
    };
    expect(await Promise.all(offered.map(send))).toEqual(
      offered.map(({ endpoint }) => `200 ${endpoint.path}`),
    );
    expect(arrived()).toEqual(
      expect.arrayContaining(offered.map(({ endpoint }) => `${endpoint.method} /root/${endpoint.path}`)),
    );
  });

  it('is accepted by the root from a browser without JavaScript, with its files', async () => {
    const before = root.seen.length;
    const send = async (form: FormDefinition) => {
      const person = await signOn();
      const address = noJavaScriptAddress(form.id, 'fr');
      const post = (body: URLSearchParams | FormData) => person.send(address, { method: 'POST', body });
      const pairs = Object.entries(answersOf(form)).flatMap(([name, value]) =>
        [value].flat().map((text) => [name, String(text)]),
      );
      const asked = await (await post(new URLSearchParams(pairs))).text();
      await sleep(3100);
      const hidden = readHidden(asked);
      const { body } = makeBody(form, {});
      if (body instanceof FormData) for (const [name, text] of hidden) body.append(name, text);
      const done = await post(body instanceof FormData ? body : new URLSearchParams(hidden));
      return `${done.status} ${form.id} ${/[?&]sent=/.test(done.headers.get('location') ?? '')}`;
    };
    expect(await Promise.all(offered.map(send))).toEqual(offered.map(({ id }) => `303 ${id} true`));
    expect(root.seen.slice(before).filter(({ call }) => /^P/.test(call))).toHaveLength(offered.length);
  });
});

test('a researcher registers and submits at a root whose receipts are empty', async () => {
  const day = toDay(new Date());
  const open = { durationFrom: day, durationTo: day };
  root.windows = { register: open, submit: open };
  const person = await signOn();
  const json = { 'Content-Type': 'application/json', SecCode: 'of-the-script' };
  const { registerResearcher, submitResearch } = ENDPOINTS;
  const register = { method: 'POST', headers: json, body: JSON.stringify(makeRegistration()) };
  expect((await person.send(`/gateway/${registerResearcher.path}`, register)).status).toBe(200);
  const submit = { method: 'POST', headers: { SecCode: 'of-the-script' }, body: new FormData() };
  expect((await person.send(`/gateway/${submitResearch.path}`, submit)).status).toBe(200);
});
