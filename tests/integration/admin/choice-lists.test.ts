/** Requirements: LIST-01, LIST-02, LIST-03, LIST-04, LIST-05 */
import { randomUUID } from 'node:crypto';
import type { Role } from '@/lib/api/contract/roles';
import { CHOICE_LISTS, type ChoiceListId } from '@/lib/choice-lists/choice-lists';
import { now } from '@/lib/env/clock';
import { loadOptions } from '@/lib/forms/server-side/load-options';
import { loadFormTexts } from '@/lib/forms/texts/form-texts';
import { showAnswers } from '@/lib/forms/texts/show-answers';
import { toDay } from '@/lib/i18n/format';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { appointmentForm } from '@/lib/requests/definitions/appointment';
import { contactForm } from '@/lib/requests/definitions/contact';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { openDatabase } from '@/lib/server/db/open';
import { call, callPath, signOnAs, visit } from '../../support/api/api-client';
import { makeAnswers } from '../../support/forms/form-samples';
import { listRequests, sendSample } from '../../support/forms/service-api';
import { textsOf } from '../../support/i18n/choice-labels';

async function hire(...roles: Role[]): Promise<string> {
  const subject = `person:${randomUUID()}`;
  await changeStaff(await openDatabase(), { subject, label: 'Staff', roles }, now());
  return signOnAs(subject);
}

type Call = Parameters<typeof call>[0];
const post = (id: Call, token: string, body: unknown) =>
  call(id, { token, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

const DAY_MS = 86_400_000;
const inDays = (days: number) => toDay(new Date(now().getTime() + days * DAY_MS));

let publisher: string;
beforeAll(async () => {
  publisher = await hire('publisher');
});

async function findList(id: ChoiceListId) {
  const { data } = (await call('listChoiceLists', { token: publisher })).body;
  const list = data.find((one) => one.list === id);
  if (!list) throw new Error(`No list ${id}`);
  return list;
}

/** Sends a change of a list in its present version. */
async function change(list: ChoiceListId, body: Record<string, unknown>) {
  const { version } = await findList(list);
  return post('saveChoice', publisher, { list, version, ...body });
}

async function listOffered(list: ChoiceListId, locale: Locale = 'en') {
  const response = await callPath(`Lists/GetChoices?list=${list}`, { token: await visit(), locale });
  return (await response.json()).data;
}

const readTag = async (tag: string) =>
  (
    await (
      await openDatabase()
    )
      .selectFrom('cache_tag')
      .select(({ fn }) => fn.max('version').as('version'))
      .where('tag', '=', tag)
      .executeTakeFirst()
  )?.version ?? null;

test('a new portal offers the choices of the definitions, with the labels of the messages', async () => {
  for (const [id, { first }] of Object.entries(CHOICE_LISTS)) {
    const list = await findList(id as ChoiceListId);
    expect(list.version).toBe(0);
    expect(list.choices.map(({ key }) => key)).toEqual(Object.keys(first));
  }
  expect((await listOffered('contactTopics', 'en'))[0]).toEqual({ id: 'inquiry', name: 'A question' });
});

test('a topic is added, asked for in seven languages, ended, refused, and still read', async () => {
  const form = contactForm;
  const before = await readTag('choices:contactTopics');
  expect((await change('contactTopics', { texts: textsOf('Lost luggage') })).status).toBe(200);
  expect(await readTag('choices:contactTopics')).not.toEqual(before);
  const key = (await findList('contactTopics')).choices.at(-1)?.key ?? '';
  expect(key).toBe('choice1');
  for (const locale of LOCALE_CODES) {
    const { topic } = await loadOptions(form, locale);
    expect(topic?.at(-1)).toEqual({ value: key, label: textsOf('Lost luggage')[locale] });
    expect(topic).toHaveLength(6);
  }

  const answers = { ...makeAnswers(form), topic: key };
  expect((await sendSample(form, { token: await visit(), answers })).status).toBe(200);
  const [sent] = (await listRequests(form)).slice(-1);

  expect(
    (await change('contactTopics', { key, texts: textsOf('Lost luggage'), lastDay: inDays(0) })).status,
  ).toBe(200);
  expect((await sendSample(form, { token: await visit(), answers })).status).toBe(200);
  expect(
    (await change('contactTopics', { key, texts: textsOf('Lost luggage'), lastDay: inDays(-1) })).status,
  ).toBe(200);
  const refused = await sendSample(form, { token: await visit(), answers });
  expect([refused.status, refused.body.fields]).toEqual([422, { topic: 'notOffered' }]);
  expect(await listOffered('contactTopics')).toHaveLength(5);

  const texts = await loadFormTexts(form, 'fr', inDays(0), await loadOptions(form, 'fr', null));
  expect(texts.fields.topic?.errors.notOffered).toMatch(/n’est plus proposé/);
  expect(texts.fields.topic?.options?.at(-1)).toMatchObject({ value: key, isEnded: true });
  const shown = showAnswers(form, texts, JSON.parse(sent?.data ?? '{}'));
  expect(shown.find(({ name }) => name === 'topic')?.text).toBe(textsOf('Lost luggage').fr);
  const desk = await hire('requests');
  const csv = await callPath('Desk/ExportRequests?form=contact&language=tr', { token: desk });
  expect(await csv.text()).toContain(textsOf('Lost luggage').tr);

  // Offered again, under the same key.
  expect((await change('contactTopics', { key, texts: textsOf('Lost luggage') })).status).toBe(200);
  expect((await sendSample(form, { token: await visit(), answers })).status).toBe(200);
});

test('a choice is offered from its first day on', async () => {
  expect((await change('departments', { texts: textsOf('Camps'), firstDay: inDays(1) })).status).toBe(200);
  expect(await listOffered('departments')).toHaveLength(5);
  const { choices } = await findList('departments');
  const camps = choices.at(-1);
  expect(camps?.state).toBe('later');
  const days = { firstDay: inDays(0), lastDay: inDays(3) };
  expect((await change('departments', { key: camps?.key, texts: textsOf('Camps'), ...days })).status).toBe(
    200,
  );
  expect(await listOffered('departments')).toHaveLength(6);
});

test('a new topic of appointments gets the next number, and the lead sets how long they last', async () => {
  expect((await change('appointmentTopics', { texts: textsOf('Media') })).status).toBe(200);
  const topics = (await call('listAppointmentTopics', { token: await visit() })).body.data;
  expect(topics.at(-1)).toEqual({ id: 6, name: textsOf('Media').en });
  const answers = { ...makeAnswers(appointmentForm), topic: '6' };
  expect((await sendSample(appointmentForm, { token: await signOnAs(), answers })).status).toBe(200);
  const unknown = await sendSample(appointmentForm, {
    token: await signOnAs(),
    answers: { ...answers, topic: '7' },
  });
  expect([unknown.status, unknown.body.fields]).toEqual([422, { topic: 'choice' }]);

  const lead = await hire('lead');
  const room = {
    kind: 'room',
    seats: 1,
    noticeHours: 0,
    texts: Object.fromEntries(LOCALE_CODES.map((code) => [code, { name: 'Room', place: 'Makkah' }])),
  };
  const five = { 1: 30, 2: 30, 3: 30, 4: 30, 5: 30 };
  const missing = await post('saveResource', lead, { ...room, minutes: five });
  expect([missing.status, missing.body.fields]).toEqual([422, { 'minutes.6': 'pattern' }]);
  const more = await post('saveResource', lead, { ...room, minutes: { ...five, 6: 45, 7: 45 } });
  expect(more.body.fields).toEqual({ 'minutes.7': 'pattern' });
  expect((await post('saveResource', lead, { ...room, minutes: { ...five, 6: 45 } })).status).toBe(200);
});

test('choices are moved by one place, and the trail names who changed which', async () => {
  const move = async (key: string, to: string) => {
    const { version } = await findList('innovationFields');
    return post('moveChoice', publisher, { list: 'innovationFields', version, key, to });
  };
  const keysOf = async () => (await findList('innovationFields')).choices.map(({ key }) => key);
  const [first, second, ...rest] = await keysOf();
  expect((await move(second ?? '', 'up')).status).toBe(200);
  expect(await keysOf()).toEqual([second, first, ...rest]);
  expect((await move(second ?? '', 'up')).status).toBe(200);
  expect(await keysOf()).toEqual([second, first, ...rest]);
  expect((await move(second ?? '', 'down')).status).toBe(200);
  expect(await keysOf()).toEqual([first, second, ...rest]);
  expect((await move('nothing', 'down')).status).toBe(404);
  expect((await move(first ?? '', 'away')).body.fields).toEqual({ to: 'choice' });

  const events = await (await openDatabase())
    .selectFrom('event')
    .select(['kind', 'entity_id'])
    .where('entity', '=', 'choice_list')
    .where('entity_id', 'like', 'innovationFields/%')
    .execute();
  expect(events).toEqual(Array(3).fill({ kind: 'changed', entity_id: `innovationFields/${second}` }));
});

test('of parallel changes of the same version one succeeds, and the others get 409', async () => {
  const { version } = await findList('creativeTracks');
  const names = ['One', 'Two', 'Three', 'Four'];
  const responses = await Promise.all(
    names.map((name) =>
      post('saveChoice', publisher, { list: 'creativeTracks', version, texts: textsOf(name) }),
    ),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(responses.find(({ status }) => status === 409)?.body.code).toBe('listMoved');
  expect((await findList('creativeTracks')).choices).toHaveLength(6);
});

test('only publishers and administrators change lists', async () => {
  const body = { list: 'outsideTopics', version: 0, texts: textsOf('Ships') };
  for (const role of ['editor', 'lead', 'requests'] as const) {
    const token = await hire(role);
    expect((await post('saveChoice', token, body)).status).toBe(403);
    expect((await call('listChoiceLists', { token })).status).toBe(403);
  }
  expect((await post('saveChoice', await visit(), body)).status).toBe(401);
  expect((await findList('outsideTopics')).version).toBe(0);
});

describe('a choice is refused', () => {
  const named = (labels: Partial<Record<Locale, string>>) => ({ texts: { ...textsOf('Ships'), ...labels } });

  test.each([
    ['without a label in a language', named({ ur: ' ' }), { 'texts.ur': 'required' }],
    ['with a long label', named({ en: 'x'.repeat(81) }), { 'texts.en': 'tooLong' }],
    ['with two lines', named({ en: 'a\nb' }), { 'texts.en': 'forbiddenCharacters' }],
    ['with letters of another language', named({ ar: 'سفینہ' }), { 'texts.ar': 'characters' }],
    ['with digits of another language', named({ en: 'Gate ٣' }), { 'texts.en': 'characters' }],
    ['with the label of another', named({ en: 'SOMETHING else. ' }), { 'texts.en': 'taken' }],
    [
      'that ends before it begins',
      { ...named({}), firstDay: '2027-01-02', lastDay: '2027-01-01' },
      { lastDay: 'pattern' },
    ],
    ['with a day that is none', { ...named({}), firstDay: '2027-02-30' }, { firstDay: 'date' }],
    ['with an unknown field', { ...named({}), colour: 'red' }, { body: 'unknownField' }],
  ])('%s', async (_what, body, fields) => {
    const { version } = await findList('outsideTopics');
    const refused = await change('outsideTopics', body);
    expect([refused.status, refused.body.fields]).toEqual([422, fields]);
    expect((await findList('outsideTopics')).version).toBe(version);
  });

  test('under a key that the list has never had', async () => {
    expect((await change('outsideTopics', { key: 'ships', ...named({}) })).status).toBe(404);
  });

  test('if none would be offered without an end', async () => {
    const { choices } = await findList('outsideTopics');
    for (const { key, texts } of choices.slice(1))
      expect((await change('outsideTopics', { key, texts, lastDay: inDays(9) })).status).toBe(200);
    const [last] = choices;
    const refused = await change('outsideTopics', { key: last?.key, texts: last?.texts, lastDay: inDays(9) });
    expect([refused.status, refused.body.code]).toEqual([409, 'choiceLast']);
  });

  test('beyond sixty', async () => {
    const { choices } = await findList('innovationFields');
    const added = Array.from({ length: 60 - choices.length }, (_, index) => ({
      list: 'innovationFields',
      key: `choice${index + 1}`,
      position: choices.length + index,
      texts: JSON.stringify(textsOf(`Area ${index}`)),
      first_day: null,
      last_day: '2026-01-01',
    }));
    await (await openDatabase()).insertInto('choice').values(added).execute();
    const refused = await change('innovationFields', { texts: textsOf('One more') });
    expect([refused.status, refused.body.code]).toEqual([409, 'listFull']);
  });
});
