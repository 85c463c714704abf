/** Requirements: ADMIN-14 */
import { randomUUID } from 'node:crypto';
import type { Role } from '@/lib/api/contract/roles';
import { now } from '@/lib/env/clock';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { getForm } from '@/lib/requests/forms';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { openDatabase } from '@/lib/server/db/open';
import { propose } from '../../support/admin/request-desk';
import { call, callPath, signOnAs, visit } from '../../support/api/api-client';
import { listRequests, sendSample } from '../../support/forms/service-api';
import { messagesOf } from '../../support/i18n/messages';

const contact = getForm('contact');
const information = getForm('information');

async function hire(...roles: Role[]): Promise<string> {
  const subject = `person:${randomUUID()}`;
  await changeStaff(await openDatabase(), { subject, label: 'Clerk', roles }, now());
  return signOnAs(subject);
}

async function send(form = contact, locale: Locale = 'ar') {
  await sendSample(form, { token: await visit(), locale });
  const request = (await listRequests(form)).at(-1);
  if (!request) throw new Error('Nothing was stored');
  return request;
}

type Call = Parameters<typeof call>[0];
const post = (id: Call, token: string, body: unknown) =>
  call(id, { token, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
const open = async (token: string, id: string, template = '') => {
  const query = new URLSearchParams({ id, ...(template === '' ? {} : { template }) });
  return (await (await callPath(`Desk/GetRequest?${query}`, { token })).json()).data;
};
const templatesOf = async (token: string) => (await call('getOffice', { token })).body.data.templates;

const write = (text: (locale: string) => string) =>
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, text(locale)]));
const makeTemplate = (name: string) => ({
  name,
  form: 'contact',
  texts: write((locale) => `${locale}: {service} {number} {room ${locale}}`),
});

let clerk: string;
let lead: string;
beforeAll(async () => {
  clerk = await hire('requests');
  lead = await hire('requests', 'lead');
});

test('a template is offered for its service, in the language of the sender, with number and service filled in', async () => {
  expect((await post('saveTemplate', clerk, makeTemplate('Hall'))).status).toBe(403);
  expect((await post('saveTemplate', lead, makeTemplate('Hall'))).status).toBe(200);
  const [stored] = await templatesOf(lead);
  expect(stored).toMatchObject({ ...makeTemplate('Hall'), version: 1 });
  for (const language of ['ar', 'fr'] as const) {
    const request = await send(contact, language);
    const opened = await open(clerk, request.id, stored?.id);
    expect(opened.templates).toEqual([{ id: stored?.id, name: 'Hall' }]);
    const { title } = messagesOf(language, 'meta').contact;
    expect(opened.draft).toBe(`${language}: ${title} ${request.reference_number} {room ${language}}`);
    expect((await open(clerk, request.id)).draft).toBeNull();
    expect((await open(clerk, request.id, randomUUID())).draft).toBeNull();
  }
  const other = await open(clerk, (await send(information)).id, stored?.id);
  expect(other).toMatchObject({ templates: [], draft: null });
});

test('a reply with a field that is not filled in is refused', async () => {
  const { id } = await send();
  const reply = (note: string) => propose({ token: clerk }, { id, note });
  expect((await reply('القاعة {room}')).body).toMatchObject({ fields: { note: 'pattern' } });
  expect((await reply('القاعة 3')).status).toBe(200);
});

test('every language has the fields of the Arabic text, and no text is missing', async () => {
  const template = makeTemplate('Fields');
  const save = (texts: Record<string, string>) => post('saveTemplate', lead, { ...template, texts });
  expect((await save({ ...template.texts, ur: 'بغیر خانے' })).body).toMatchObject({
    fields: { 'texts.ur': 'pattern' },
  });
  expect((await save({ ...template.texts, tr: ' ' })).body).toMatchObject({
    fields: { 'texts.tr': 'required' },
  });
  const { fa: _, ...six } = template.texts;
  expect((await save(six)).status).toBe(422);
  expect((await save({ ...template.texts, ar: 'ا'.repeat(1001) })).body).toMatchObject({
    fields: { 'texts.ar': 'tooLong' },
  });
});

test('of two leads who change a template, the second learns that it has changed; a removed one is gone', async () => {
  await post('saveTemplate', lead, { ...makeTemplate('Two'), form: null });
  const stored = (await templatesOf(lead)).find(({ name }: { name: string }) => name === 'Two');
  const save = () => post('saveTemplate', lead, { ...stored, name: 'Three' });
  const both = await Promise.all([save(), save()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { id } = await send(information);
  expect((await open(clerk, id)).templates).toEqual([{ id: stored?.id, name: 'Three' }]);
  const remove = (version: number) => post('removeTemplate', lead, { id: stored?.id, version });
  expect((await remove(1)).status).toBe(409);
  expect((await remove(2)).status).toBe(200);
  expect((await open(clerk, id)).templates).toEqual([]);
});
