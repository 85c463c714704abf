/** Requirements: AWARD-19, INSTANCE-01, SESSION-03, SESSION-06, SIGN-ON-15, SLOT-03, NOJS-02, DATA-05 */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS, type EndpointId } from '@/lib/endpoints';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { toPayload } from '@/lib/forms/rules/payload';
import { appointmentForm } from '@/lib/requests/definitions/appointment';
import { contactForm } from '@/lib/requests/definitions/contact';
import { toSeedRow } from '@/lib/server/award/read-edition';
import { openDatabase } from '@/lib/server/db/open';
import { countUse } from '@/lib/server/http/use-count';
import { saveMetaOverrides } from '@/lib/server/seo/meta-overrides';
import { HttpResearcher } from '../../support/award/http-researcher';
import { makeRegistration } from '../../support/award/registration';
import { makeHours, makeResource } from '../../support/forms/appointments';
import { readHidden } from '../../support/forms/confirm-post';
import { makeAnswers, makeBody } from '../../support/forms/form-samples';
import { messagesOf } from '../../support/i18n/messages';
import { Instances } from '../../support/portal/instances';
import { WIDE_LIMITS } from '../../support/portal/portal-process';

const FOLLOWS = 5;
/** The member of staff, who signs on at both instances. */
const STAFF_ID = '1000000005';

let instances: Instances;
let origins: string[];
beforeAll(async () => {
  const settings = {
    RATE_LIMITS: `${WIDE_LIMITS},follow=${FOLLOWS}/600`,
    LOG_LEVEL: 'debug',
    STAFF: `${STAFF_ID}=administrator`,
  };
  instances = await Instances.start(2, settings, { secretsAsText: true });
  origins = instances.portals.map(({ url }) => url);
});
afterAll(() => instances.stop());

/** A researcher whose consecutive requests reach different instances. */
async function signOn(): Promise<HttpResearcher> {
  const researcher = new HttpResearcher(origins);
  await researcher.signOn();
  return researcher;
}

/** The token of a visitor who has not signed on. */
async function visit(): Promise<Record<string, string>> {
  const { message } = await (await new HttpResearcher(origins).get('getToken')).json();
  return { Authorization: `Bearer ${message}` };
}

/** Sends a request to every instance at the same time. */
const everywhere = <Result>(ask: (origin: string) => Promise<Result>) => Promise.all(origins.map(ask));

const isSignedIn = async (cookie: string) =>
  everywhere(
    async (origin) =>
      (await (await fetch(`${origin}/gateway/session`, { headers: { cookie } })).json()).signedIn,
  );

test('a sign-on starts on one instance and ends on the other, and so do registration and submission', async () => {
  const researcher = await signOn();
  expect(await isSignedIn(researcher.cookieHeader)).toEqual([true, true]);
  const { referenceNumber } = await researcher.register();
  const { content } = await researcher.submit();
  for (const _ of origins) {
    const { data } = await (await researcher.get('getMyRequest')).json();
    expect(data.referenceNumber).toBe(referenceNumber);
    const [file] = data.projectRegisteration.files;
    expect(await researcher.download(file.url)).toEqual(content);
  }
});

test('of two approvals for one time, one on each instance, one gets it', async () => {
  const office = await everywhere(async (origin) => {
    const member = new HttpResearcher(origin, STAFF_ID);
    await member.signOn();
    return member;
  });
  const [first = new HttpResearcher(origins)] = office;
  const headers = { 'Content-Type': 'application/json' };
  const post = async (id: EndpointId, body: unknown, member = first) =>
    (await member.post(id, JSON.stringify(body), headers)).status;
  const read = async (path: string) => (await (await first.open(`/gateway/${path}`)).json()).data;
  expect(await post('saveResource', makeResource('Room 2'))).toBe(200);
  const [{ id: resource }] = await read('Desk/ListResources');
  expect(await post('addHours', makeHours(resource))).toBe(200);
  const sender = await signOn();
  const asked = await Promise.all(
    origins.map(async () => {
      const { referenceNumber } = await sender.sendSample(appointmentForm, { preferredDate: '2031-03-02' });
      return (await read(`Desk/ListRequests?text=${referenceNumber}`)).rows[0];
    }),
  );
  const slot = { resource, startsAt: '2031-03-02T06:00:00.000Z' };
  const statuses = await Promise.all(
    asked.map(({ id, version }, index) => post('approveAppointment', { id, version, slot }, office[index])),
  );
  expect(statuses.sort()).toEqual([200, 409]);
});

test('an instance with secrets in a setting has no secrets file, and neither its health nor its log contains one', async () => {
  const [first, second] = instances.portals;
  const secrets: string[] = Object.values(
    JSON.parse(readFileSync(join(instances.folder, 'secrets.json'), 'utf8')),
  );
  expect(secrets).toHaveLength(6);
  expect(readdirSync(second?.dataDir ?? '')).not.toContain('secrets.json');
  const health = await (await fetch(`${second?.url}/health`)).text();
  const output = [health, first?.log, second?.log].join('\n');
  expect(output).toContain('The portal is ready');
  expect(secrets.filter((secret) => output.includes(secret))).toEqual([]);
});

test('the callback of a sign-on opens one session, although both instances get it at the same time', async () => {
  const researcher = new HttpResearcher(origins);
  const callback = await researcher.approve();
  const copies = [researcher.copy(), researcher.copy(), researcher.copy(), researcher.copy()];
  const landings = await Promise.all(
    copies.map(async (copy, index) => {
      if (index % 2) await copy.open('/gateway/ip');
      return (await copy.open(callback)).headers.get('location') ?? '';
    }),
  );
  expect(landings.filter((address) => address.includes('signOn=done'))).toHaveLength(1);
});

test('a sign-out on one instance applies to all, also for copies of the cookie', async () => {
  const researcher = await signOn();
  const { cookieHeader } = researcher;
  await researcher.send('/gateway/sign-out', { method: 'POST', body: new URLSearchParams({ locale: 'en' }) });
  expect(await isSignedIn(cookieHeader)).toEqual([false, false]);
});

test('ending one’s other sessions applies to every instance', async () => {
  const here = await signOn();
  const there = new HttpResearcher(origins, here.nationalId);
  await there.signOn();
  await here.send('/gateway/sessions', {
    method: 'POST',
    body: new URLSearchParams({ locale: 'en', session: 'others' }),
  });
  expect(await isSignedIn(there.cookieHeader)).toEqual([false, false]);
  expect(await isSignedIn(here.cookieHeader)).toEqual([true, true]);
});

test('a bot-check code is valid once, although both instances get it at the same time', async () => {
  const researcher = await signOn();
  const [SecCode, body] = [await researcher.makeSecCode(), JSON.stringify(makeRegistration())];
  const headers = { 'Content-Type': 'application/json', SecCode };
  const [first, second] = [researcher.copy(), researcher.copy()];
  await second.open('/gateway/ip');
  const send = (copy: HttpResearcher) =>
    copy.send(`/gateway/${ENDPOINTS.registerResearcher.path}`, { method: 'POST', headers, body });
  const statuses = (await Promise.all([send(first), send(second)])).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('a form with the same key is stored once, although both instances get it at the same time', async () => {
  const [key, visitor] = [{ 'Idempotency-Key': randomUUID() }, await visit()];
  const { body, headers } = makeBody(contactForm, toPayload(contactForm, makeAnswers(contactForm)));
  const answers = await everywhere((origin) =>
    new HttpResearcher(origin).post('addContactMessage', body, { ...headers, ...key, ...visitor }),
  );
  const receipts = await Promise.all(answers.map((answer) => answer.json()));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(receipts[0].data.referenceNumber).toBe(receipts[1].data.referenceNumber);
  const stored = (await openDatabase()).selectFrom('service_request').where('form', '=', contactForm.id);
  expect(await stored.select('id').execute()).toHaveLength(1);
});

test('instances count attempts together', async () => {
  const body = JSON.stringify({ referenceNumber: 'C-2026-000001', contact: 'nobody@example.org' });
  const headers = { 'Content-Type': 'application/json', ...(await visit()) };
  const ask = async (_: unknown, index: number) =>
    (await new HttpResearcher(origins[index % 2] ?? '').post('findServiceRequest', body, headers)).status;
  const statuses = await Promise.all(Array.from({ length: 3 * FOLLOWS }, ask));
  expect(statuses.filter((status) => status !== 429)).toHaveLength(FOLLOWS);
});

test('the cost of codes rises with those used on other instances', async () => {
  const COUNT = 16;
  /** Average number of attempts to solve a challenge of this instance. */
  const measure = async () => {
    const researcher = new HttpResearcher(origins[1] ?? '');
    const codes = await Promise.all(Array.from({ length: COUNT }, () => researcher.makeSecCode()));
    const attempts = codes.map((code) => JSON.parse(Buffer.from(code, 'base64').toString()).solution.counter);
    return attempts.reduce((sum, counter) => sum + counter, 0) / COUNT;
  };
  const before = await measure();
  // This process shares their database, and so counts as an instance.
  for (let count = 0; count < 1200; count += 1) countUse();
  await sleep(2200);
  expect((await measure()) / before).toBeGreaterThan(1.4);
});

describe('a POST without JavaScript', () => {
  const RATING = noJavaScriptAddress('page-rating', 'en');
  const post = (browser: HttpResearcher, fields: Record<string, string> | [string, string][]) =>
    browser.send(RATING, { method: 'POST', body: new URLSearchParams(fields) });

  it('gets the check page from one instance and is confirmed on the other', async () => {
    const browser = new HttpResearcher(origins);
    const page = await (await post(browser, { PageURL: '/Haj', YesOrNo: 'yes', AnswersIds: '2' })).text();
    await sleep(3100);
    const done = await post(browser, readHidden(page));
    expect(done.status).toBe(303);
    const ratings = await (await openDatabase()).selectFrom('rating').select('id').execute();
    expect(ratings).toHaveLength(1);
  });

  it('with errors is answered by one instance, and the other shows them with the answers', async () => {
    const browser = new HttpResearcher(origins);
    const address = noJavaScriptAddress('contact', 'en');
    const typed = `Typed on one instance ${randomUUID()}`;
    const body = new URLSearchParams({ message: typed });
    const refused = await browser.send(address, { method: 'POST', body });
    const page = await browser.read(refused.headers.get('location') ?? '');
    expect(page).toContain(typed);
  });
});

test('an editor’s texts are visible on every instance', async () => {
  await everywhere((origin) => fetch(`${origin}/ar/hajnew`).then((response) => response.text()));
  const title = 'عنوان من المحرر';
  const override = { route: 'season', locale: 'ar' as const, title, description: null, card: null };
  await saveMetaOverrides(await openDatabase(), [override], { actor: 'operator', at: new Date() });
  await sleep(2000);
  const pages = await everywhere((origin) =>
    fetch(`${origin}/ar/hajnew`).then((response) => response.text()),
  );
  expect(pages.map((page) => page.includes(title))).toEqual([true, true]);
});

test('an edition starts by itself on one instance and is visible on every one within two seconds', async () => {
  const read = (origin: string) => fetch(`${origin}/en/Researchers`).then((response) => response.text());
  await everywhere(read);
  const at = new Date();
  await (await openDatabase())
    .insertInto('award_edition')
    .values({ ...toSeedRow(at), year: 2031, state: 'scheduled', starts_at: at.toISOString() })
    .execute();
  await sleep(2000);
  const edition = messagesOf('en', 'award').edition.replace('{year}', '2031');
  const pages = await everywhere(read);
  expect(pages.map((page) => page.includes(edition))).toEqual([true, true]);
});

test('a page of one instance loads its scripts from any other', async () => {
  const read = async (origin: string) => (await fetch(`${origin}/en/Contact`)).text();
  for (const page of await everywhere(read)) {
    const file = /data-page="([^"]+)"/.exec(page)?.[1] ?? '';
    const ask = async (origin: string) => (await fetch(origin + file, { redirect: 'manual' })).status;
    expect(await everywhere(ask)).toEqual([200, 200]);
  }
});
