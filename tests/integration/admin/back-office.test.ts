/** Requirements: ADMIN-03, ADMIN-04, ADMIN-05, INSIGHT-04 */
import { randomUUID } from 'node:crypto';
import { listRegistrations, listServiceRequests, listTrail } from '@/lib/admin/queries';
import { ROLES, type Role } from '@/lib/api/contract/roles';
import type { EndpointId } from '@/lib/endpoints';
import type { Answers } from '@/lib/forms/definition/form-definition';
import { toDay } from '@/lib/i18n/format';
import { getForm } from '@/lib/requests/forms';
import { openDatabase } from '@/lib/server/db/open';
import { workAs } from '../../support/admin/staff';
import { call, callPath, makeForm, register, signOnAs, submit } from '../../support/api/api-client';
import { makeRegistration } from '../../support/award/registration';
import { makePdf } from '../../support/files/pdf';
import { readWorkbook } from '../../support/files/read-workbook';
import { makeAnswers } from '../../support/forms/form-samples';
import { sendSample } from '../../support/forms/service-api';
import { messagesOf } from '../../support/i18n/messages';

/** A registration with one answer changed. */
async function addRegistration(research: Record<string, unknown> = {}) {
  const token = await signOnAs();
  const made = makeRegistration();
  const answers = { ...made, researchInformation: { ...made.researchInformation, ...research } };
  const { body, status } = await register(token, answers);
  expect(status).toBe(200);
  return { token, referenceNumber: body.data.referenceNumber };
}

const find = async (token: string, query: Record<string, string>) =>
  (await callPath(`Desk/ListRegistrations?${new URLSearchParams(query)}`, { token })).json();

test('a registration is found by its number, and shown with its answers, files and history', async () => {
  const office = await workAs('award');
  const { token, referenceNumber } = await addRegistration({ researchTitle: 'خريطة حرارية للمشاعر' });
  const sent = await submit(token, makeForm([{ slot: 'CVFile', name: 'هوية.pdf', content: makePdf() }]));
  expect(sent.status).toBe(200);

  const { data } = await find(office, { text: referenceNumber });
  expect(data).toMatchObject({ total: 1, next: null });
  const response = await callPath(`Desk/GetRegistration?id=${data.rows[0].id}`, { token: office });
  const { data: found } = await response.json();
  expect(found.answers.researchInformation.researchTitle).toBe('خريطة حرارية للمشاعر');
  expect(found.history.map(({ kind }: { kind: string }) => kind)).toEqual(['registered', 'completed']);

  const file = await callPath(`Desk/GetSubmittedFile?id=${found.files[0].id}`, { token: office });
  expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  const looks = await (await openDatabase())
    .selectFrom('event')
    .select('id')
    .where('entity_id', '=', found.id)
    .where('kind', '=', 'viewed')
    .execute();
  expect(looks).toHaveLength(2);
});

test('list pages have no gaps and no duplicates', async () => {
  const office = await workAs('award');
  for (let count = 0; count < 27; count += 1) await addRegistration({ researchTitle: 'صفحات متتالية' });
  const first = await find(office, { text: 'صفحات متتالية' });
  const second = await find(office, { text: 'صفحات متتالية', after: first.data.next });
  const ids = [...first.data.rows, ...second.data.rows].map(({ id }: { id: string }) => id);
  expect([first.data.rows.length, second.data.rows.length]).toEqual([25, 2]);
  expect(new Set(ids).size).toBe(27);
  expect(second.data.next).toBeNull();
});

test('a search treats percent signs and underscores as literal characters', async () => {
  const office = await workAs('award');
  expect((await find(office, { text: '%' })).data.total).toBe(0);
  expect((await find(office, { text: "' or 1=1 --" })).data.total).toBe(0);
});

test('the spreadsheet preserves Arabic and contains no formula', async () => {
  const office = await workAs('award');
  const formula = '=HYPERLINK("http://evil.example","x")';
  await addRegistration({ researchTitle: formula, researchSummary: '+966, "مقتبس"\nوسطر ثان' });
  const response = await callPath('Desk/ExportRegistrations?language=ar', { token: office });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const text = bytes.toString();
  expect(text).toContain('الرقم المرجعي');
  expect(text).toContain(`"'${formula.replaceAll('"', '""')}"`);
  expect(text).not.toMatch(/(^|,|\n)"?[=+@]/);
});

test('the workbook of registrations has real days, keeps formulas as text, and its export is recorded', async () => {
  const office = await workAs('award');
  const formula = '=HYPERLINK("http://evil.example","x")';
  await addRegistration({ researchTitle: formula });
  const exports = async () =>
    (await listTrail({ locale: 'ar', person: { token: await workAs('administrator') } }, {})).rows.filter(
      ({ kind, entity }) => kind === 'exported' && entity === 'award',
    ).length;
  const before = await exports();
  const response = await callPath('Desk/ExportRegistrations?language=ur&format=xlsx', { token: office });
  const { rows, isRightToLeft } = readWorkbook(Buffer.from(await response.arrayBuffer()));
  expect(isRightToLeft).toBe(true);
  const row = rows.find((cells) => cells.includes(formula)) ?? [];
  expect(row).toContainEqual({ day: makeRegistration().personalInformation.dateOfBirth });
  expect(row[2]).toEqual({ day: toDay(new Date()) });
  expect(await exports()).toBe(before + 1);
  expect((await callPath('Desk/ExportRegistrations?format=ods', { token: office })).status).toBe(422);
});

test('requests are exported to a spreadsheet: those of one’s own office, with the answers of a selected service', async () => {
  const formula = '=HYPERLINK("http://evil.example")';
  const sendAs = async (id: 'contact' | 'appointment', answers: Answers) => {
    const form = getForm(id);
    const { body } = await sendSample(form, {
      token: await signOnAs(),
      answers: { ...makeAnswers(form), ...answers },
    });
    return body.data?.referenceNumber ?? 'none';
  };
  const message = await sendAs('contact', { message: `${formula}${'ن'.repeat(30)}` });
  const appointment = await sendAs('appointment', {});
  const read = async (role: Role, query: string) =>
    (await callPath(`Desk/ExportRequests?language=ar${query}`, { token: await workAs(role) })).text();

  const all = await read('requests', '');
  expect(all).toContain(message);
  expect(all).not.toContain(appointment);
  expect(all).not.toContain('HYPERLINK');
  expect(await read('appointments', '')).toContain(appointment);
  expect(await read('appointments', '&form=contact')).not.toContain(message);

  const texts = messagesOf('ar', 'contact').form;
  const answers = await read('requests', `&form=contact&text=${message}`);
  const [header = '', ...rows] = answers.trim().split('\r\n');
  expect(header).toContain(texts.fields.message.label);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(`'=HYPERLINK(`);
  expect(rows[0]?.split(',')[0]).toBe(message);
  const { rows: trail } = await listTrail(
    { locale: 'ar', person: { token: await workAs('administrator') } },
    {},
  );
  expect(trail.filter(({ kind, entity }) => kind === 'exported' && entity === 'service_request').length).toBe(
    4,
  );
});

test('the figures count every registration once in each table', async () => {
  const office = await workAs('award');
  await addRegistration();
  const { body } = await call('getAwardFigures', { token: office });
  const { total, statistics, ...tables } = body.data;
  expect(total).toBeGreaterThan(0);
  for (const rows of Object.values(tables)) {
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  }
  expect(statistics.funnel[0]).toEqual({ key: 'registered', count: total });
  const registered = statistics.fieldFunnels?.map(({ funnel }) => funnel[0]?.count ?? 0) ?? [];
  expect(registered.reduce((sum, count) => sum + count, 0)).toBe(total);
});

const CALLS: [EndpointId, string, ...Role[]][] = [
  ['listRegistrations', 'Desk/ListRegistrations', 'award'],
  ['getRegistration', `Desk/GetRegistration?id=${randomUUID()}`, 'award'],
  ['getSubmittedFile', `Desk/GetSubmittedFile?id=${randomUUID()}`, 'award', 'coordinator'],
  ['exportRegistrations', 'Desk/ExportRegistrations', 'award'],
  ['getAwardFigures', 'Desk/GetAwardFigures', 'award', 'coordinator', 'insight', 'lead'],
  ['listTrail', 'Desk/ListTrail', 'administrator'],
];
test.each(CALLS)('%s is refused to every other role', async (_, path, ...needed) => {
  const ask = async (token: string) => (await callPath(path, { token })).status;
  expect((await callPath(path)).status).toBe(401);
  expect(await ask(await signOnAs())).toBe(403);
  for (const role of ROLES) {
    const status = await ask(await workAs(role));
    if (needed.includes(role) || role === 'administrator') expect([200, 404]).toContain(status);
    else expect(status).toBe(403);
  }
});

test('invalid URL parameters are ignored and show the default list', async () => {
  const asker = { locale: 'en', person: { token: await workAs('administrator') } } as const;
  const nonsense = { status: 'nowhere', after: 'x', text: 'x'.repeat(300), country: '-1' };
  expect((await listRegistrations(asker, nonsense)).rows).toEqual((await listRegistrations(asker, {})).rows);
  expect(await listServiceRequests(asker, nonsense)).toEqual(await listServiceRequests(asker, {}));
  expect((await listTrail(asker, nonsense)).rows.length).toBeGreaterThan(0);
});
