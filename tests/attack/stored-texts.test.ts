/** Requirements: ADMIN-04, INSIGHT-04, SAFE-04 */
import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { ENDPOINT_IDS, type EndpointId, getEndpoint, SCHEMAS } from '@/lib/endpoints';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { listFields } from '@/lib/forms/rules/answers';
import { toPayload } from '@/lib/forms/rules/payload';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { FORMS } from '@/lib/requests/forms';
import { ROUTES } from '@/lib/routing/table';
import { DeskCaller } from '../support/admin/desk-caller';
import { HttpResearcher } from '../support/award/http-researcher';
import { readWorkbook } from '../support/files/read-workbook';
import { makeResource } from '../support/forms/appointments';
import { makeAnswers, makeBody } from '../support/forms/form-samples';
import { startTarget, type Target } from '../support/portal/target';
import { describeImage, makeJpeg } from '../support/publications/images';
import { makePublication } from '../support/publications/publication';

const CLERK = '1000000005';
const PUBLISHER = '1000000001';
const LEADS = ['=1+', '@SUM(1)', '+1', '-1'];

const places: string[] = [];
/** A text that is a formula and markup, with a number that tells where it was entered. */
function hostile(place: string, minLength = 0): string {
  const number = places.push(place);
  return `${LEADS[number % LEADS.length]}<script>alert(${number})</script>`.padEnd(minLength, ' x');
}
const inEvery = <Value>(make: (locale: string) => Value) =>
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, make(locale)]));

let portal: Target;
let browser: HttpResearcher;
let clerk: DeskCaller;
let publisher: DeskCaller;
let sender: HttpResearcher;
/** Ids for the pages of one record. */
const records: Record<string, string[]> = {};

async function must(call: EndpointId, body: object, by = clerk) {
  const answer = await by.post(call, body);
  if (answer.status !== 200) throw new Error(`${call}: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** Sends a form with hostile texts in every field that takes any text. */
async function sendForm(form: FormDefinition): Promise<void> {
  const answers = makeAnswers(form);
  for (const field of listFields(form)) {
    if (field.kind !== 'text' && field.kind !== 'textarea') continue;
    if (!field.pattern && field.maxLength >= 40) answers[field.name] = hostile(`${form.id}.${field.name}`, field.minLength);
  }
  const { body, headers } = makeBody(form, toPayload(form, answers));
  const { message } = await (await sender.get('getToken')).json();
  const token: Record<string, string> = form.endpoint.token === 'anonymous' ? { Authorization: `Bearer ${message}` } : {};
  const answer = await sender.post(form.endpoint.id as EndpointId, body, {
    ...headers,
    ...token,
    'Idempotency-Key': randomUUID(),
  });
  if (answer.status !== 200) throw new Error(`${form.id}: ${await answer.text()}`);
}

async function enterRequests(): Promise<void> {
  for (const form of FORMS) await sendForm(form);
  const { rows } = await clerk.read<{ rows: { id: string; form: string }[] }>('Desk/ListRequests');
  expect(rows).toHaveLength(FORMS.length);
  records.adminRequest = rows.map(({ id }) => id);
  const idOf = (name: string) => rows.find(({ form }) => form === name)?.id ?? '';
  const id = idOf('contact');
  await must('addNote', { id, text: hostile('note') });
  await must('setPriority', { id, version: 1, priority: 'urgent', reason: hostile('reason') });
  await clerk.reply(id, hostile('reply'));
  await must('sendChangeNow', { id });
  const { id: waiting } = rows.find(({ form }) => form === 'information') ?? { id: '' };
  await clerk.reply(waiting, hostile('waiting reply'));
  const appointment = idOf('appointment');
  await must('approveAppointment', { id: appointment, version: 1, note: hostile('approval') });
  await must('saveTemplate', { name: hostile('template'), form: null, texts: inEvery((locale) => hostile(`template ${locale}`)) });
  await must('saveView', { list: 'requests', name: hostile('view'), query: { form: 'contact' } });
  await must('saveTeam', { name: hostile('team'), isClosed: false, forms: ['contact'], members: [] });
  await must('saveResource', {
    ...makeResource('x'),
    texts: inEvery((locale) => ({ name: hostile(`place ${locale}`), place: hostile(`way ${locale}`) })),
  });
  await must('grantRoles', { nationalId: '1000000003', label: hostile('colleague'), roles: ['requests'] });
}

async function enterSupplier(): Promise<void> {
  const { rows } = await clerk.read<{ rows: { id: string }[] }>('Desk/ListSuppliers');
  const id = rows[0]?.id ?? '';
  const accepted = await must('acceptSupplier', { id, version: 1, validUntil: new Date(Date.now() + 3e10).toISOString().slice(0, 10) });
  await must('changeSupplier', { id: accepted.id, version: 1, to: 'suspend', reason: hostile('suspension') });
  records.adminSupplier = [id, accepted.id ?? ''];
}

test('plant', async () => {
  portal = await startTarget({ STAFF: `${CLERK}=administrator,${PUBLISHER}=administrator` });
  try {
  clerk = await DeskCaller.signOn(portal.url, CLERK);
  publisher = await DeskCaller.signOn(portal.url, PUBLISHER);
  sender = new HttpResearcher(portal.url);
  await sender.signOn();
  for (const work of [enterRequests, enterSupplier]) await work().catch((error) => console.log(work.name, String(error).slice(0, 500)));
  for (const [name, work] of Object.entries({
    choice: async () => {
      const lists = await clerk.read<{ list: string; version: number }[]>('Desk/ListChoiceLists');
      console.log(await clerk.post('saveChoice', { list: lists[0]?.list, version: lists[0]?.version, texts: inEvery((l) => hostile(`choice ${l}`)) }));
    },
    publication: async () => {
      const item = makePublication('hostile');
      for (const locale of LOCALE_CODES) {
        const texts = item.texts[locale];
        item.texts[locale] = { ...texts, title: `${texts.title} ${hostile(`title ${locale}`)}`, summary: `${texts.title} ${hostile(`summary ${locale}`)}`, body: [`${texts.title} ${hostile(`body ${locale}`)}`] };
      }
      console.log(await clerk.post('importPublications', { text: JSON.stringify([item]) }));
    },
    image: async () => {
      const form = new FormData();
      form.append('file', new Blob([(await makeJpeg()) as BlobPart]), '=1+<script>.jpg');
      const added = await clerk.post('addImage', form);
      console.log(added, await clerk.post('saveImage', describeImage(added.data.id ?? '', added.data.version ?? 1, { source: hostile('source'), licence: hostile('licence') })));
    },
    head: async () => console.log(await clerk.post('saveMetaOverride', { route: 'haj', locale: 'en', title: hostile('head title'), description: hostile('head', 60), card: hostile('head card') })),
    season: async () => console.log(await clerk.post('proposeSeasonFact', { id: 'vaccines', version: 0, values: { text: inEvery((l) => hostile(`fact ${l}`)) }, source: 'adahi', on: '2026-11-01' })),
  })) await work().catch((error) => console.log(name, String(error).slice(0, 500)));
  console.log(records);
  } finally { await portal.stop(); }
});
