/** Requirements: SERVICE-12, CONTENT-16, NOJS-05 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { contactForm } from '@/lib/requests/definitions/contact';
import { outsideTransactionForm } from '@/lib/requests/definitions/outside-transaction';
import { getRoute } from '@/lib/routing/table';
import { StubApi } from '../../support/api/stub-api';
import { HttpResearcher } from '../../support/award/http-researcher';
import { makeAnswers } from '../../support/forms/form-samples';
import { messagesOf } from '../../support/i18n/messages';
import { PortalProcess } from '../../support/portal/portal-process';

const FORMS = [contactForm, outsideTransactionForm];
const CALLS = { addContactMessage: 'Own/Message', addOutsideTransaction: 'Own/Transaction' };

const folder = mkdtempSync(join(tmpdir(), 'external-calls-'));
const settings = join(folder, 'settings.json');
const api = new StubApi();
let portal: PortalProcess;

const set = (values: object) => writeFileSync(settings, JSON.stringify(values));

beforeAll(async () => {
  set({});
  // A token for visitors, and a receipt for every submission.
  const data = { referenceNumber: 'OWN-1', receivedAt: '2026-11-22T10:00:00.000Z' };
  api.reply = (_, response) => response.end(JSON.stringify({ message: 'visitor', data }));
  portal = await PortalProcess.start({ env: { API_ROOT: await api.start(), SETTINGS_FILE: settings } });
});
afterAll(async () => {
  await portal.stop();
  await api.stop();
  rmSync(folder, { recursive: true });
});

const read = async (route: (typeof FORMS)[number]['route'], locale: Locale) =>
  (await fetch(`${portal.url}/${locale}${getRoute(route).path}`)).text();

/** What the page of a form says about sending it. */
function promisesOf(route: (typeof FORMS)[number]['route'], locale: Locale): string[] {
  const { page } = messagesOf(locale, 'contact');
  const { outside } = messagesOf(locale, 'transactions');
  if (route === 'contact') return [page.lead, page.handling.title, page.handling.steps.receive.text];
  return [outside.lead, outside.process.title, outside.process.items.number.text];
}

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${portal.url}/gateway/${path}`, {
    method: 'POST',
    headers: { origin: portal.url, ...headers },
    body,
  });

const sendByScript = (path: string) =>
  post(path, '{}', { 'content-type': 'application/json', authorization: 'Bearer visitor', seccode: 'x' });

const cases = FORMS.flatMap((form) => LOCALE_CODES.map((locale) => [form.id, locale, form] as const));

test.each(cases)(
  '%s says in %s that it is not available, and how to reach the ministry',
  async (_, locale, form) => {
    const { notOffered } = messagesOf(locale, 'forms');
    const page = await read(form.route, locale);
    for (const text of Object.values(notOffered)) expect(page).toContain(text);
    expect(page).toContain(`href="/${locale}/Contact#helpLines"`);
    expect(page).not.toContain('<textarea');
  },
);

test.each(cases)(
  '%s makes no promise in %s about the steps after a form that cannot be sent',
  async (_, locale, form) => {
    const page = await read(form.route, locale);
    // Neither in its own description nor in its cards of other forms.
    for (const { route } of FORMS) expect(page).not.toContain(messagesOf(locale, 'meta')[route].description);
    for (const text of promisesOf(form.route, locale)) expect(page).not.toContain(text);
  },
);

test.each(FORMS)('$id is not sent, with or without JavaScript', async ({ id, endpoint }) => {
  const refused = await sendByScript(endpoint.path);
  expect([refused.status, (await refused.json()).code]).toEqual([404, 'unknownCall']);
  const page = await post(`forms/${id}?locale=fr`, 'subject=x');
  expect(page.status).toBe(503);
  expect(await page.text()).toContain(messagesOf('fr', 'forms').notOffered.title);
  expect(api.seen.map(({ url }) => url).filter((url) => url?.includes(endpoint.path))).toEqual([]);
});

test('contact starts with the emergency numbers', async () => {
  const page = await read('contact', DEFAULT_LOCALE);
  const places = ['tel:911', 'tel:937', 'tel:1966', 'id="form"'].map((text) => page.indexOf(text));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('with configured calls, both are forms again and are sent to the configured paths', async () => {
  set({ calls: CALLS });
  for (const { route, endpoint } of FORMS) {
    for (
      const endsAt = Date.now() + 10_000;
      !(await read(route, 'en')).includes('<textarea');
      await sleep(100)
    )
      expect(Date.now()).toBeLessThan(endsAt);
    const page = await read(route, 'en');
    for (const text of [...promisesOf(route, 'en'), messagesOf('en', 'meta')[route].description])
      expect(page).toContain(text);
    expect((await sendByScript(endpoint.path)).status).toBe(200);
    expect(api.seen.at(-1)?.url).toBe(`/root/${CALLS[endpoint.id]}`);
  }
  const answers = { ...makeAnswers(contactForm), subject: 'Without script' };
  const visitor = new HttpResearcher(portal.url);
  const fields = Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, String(value)]));
  expect(await visitor.sendPlain('contact', fields)).toContain('OWN-1');
  expect(api.seen.at(-1)?.url).toBe(`/root/${CALLS.addContactMessage}`);
  // The request for the sender’s token includes their address as well.
  const [token, sent] = api.seen.slice(-2);
  expect(token?.url).toBe('/root/TokenGenerator/GetToken');
  expect(token?.headers['x-forwarded-for']).toBe(sent?.headers['x-forwarded-for']);
  expect(token?.headers['x-forwarded-for']).toEqual(expect.any(String));
});
