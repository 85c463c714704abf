/** Requirements: SERVICE-04 */
import { randomUUID } from 'node:crypto';
import { readError } from '@/lib/forms/texts/browser-texts';
import { loadFormTexts } from '@/lib/forms/texts/form-texts';
import { getForm } from '@/lib/requests/forms';
import { openDatabase } from '@/lib/server/db/open';
import { changeStatus } from '@/lib/server/forms/change-status';
import { callPath, signOnAs, visit } from '../../support/api/api-client';
import { makeAnswers } from '../../support/forms/form-samples';
import { listRequests, sendSample } from '../../support/forms/service-api';

const form = getForm('creatives');
const makeNumber = () => String(Math.floor(Math.random() * 9e9) + 1e9);

async function ask(path: string, query: Record<string, string> = {}, token?: string) {
  const response = await callPath(`Creatives/${path}?${new URLSearchParams(query)}`, {
    token: token ?? (await visit()),
  });
  return { status: response.status, body: await response.json() };
}

const CHECKS = [
  ['CheckCommercialRegistryNumber', 'commercialRegistryNumber', 'establishment'],
  ['CheckLicenseNumber', 'licenseNumber', 'association'],
] as const;

test.each(CHECKS)('%s lists the open applications of the caller only', async (path, field, applicantKind) => {
  const number = makeNumber();
  const token = await signOnAs();
  const check = async (caller?: string) => (await ask(path, { number }, caller)).body.data;
  expect(await check(token)).toEqual({ isValid: true, isUsed: false });
  const answers = { ...makeAnswers(form), applicantKind, [field]: number };
  expect((await sendSample(form, { token, answers })).status).toBe(200);
  for (const stranger of [await visit(), await signOnAs('1099999999')])
    expect(await check(stranger)).toEqual({ isValid: true, isUsed: false });
  expect(await check(token)).toEqual({ isValid: true, isUsed: true });
  const { id } = (await listRequests(form)).at(-1) ?? { id: '' };
  await changeStatus(await openDatabase(), { requestId: id, to: 'closed', by: 'staff', actor: null });
  expect(await check(token)).toEqual({ isValid: true, isUsed: false });
});

test.each(CHECKS)(
  'a value that %s reports as used is refused on submission, at its question',
  async (_path, field, kind) => {
    const answers = { ...makeAnswers(form), applicantKind: kind, [field]: makeNumber() };
    const [token, key] = [await signOnAs(), randomUUID()];
    const send = (name: string) => sendSample(form, { token, answers, key: name });
    const first = await send(key);
    expect(first.status).toBe(200);
    expect(await send(randomUUID())).toMatchObject({ status: 422, body: { fields: { [field]: 'used' } } });
    // The same submission, repeated after a lost response, does not conflict with itself.
    expect(await send(key)).toMatchObject({ status: 200, body: first.body });
    const texts = await loadFormTexts(form, 'en', '2026-11-21', {});
    expect(readError(texts, field, 'used')).toMatch(/one at a time/);
  },
);

test('of two simultaneous submissions of one number one is accepted', async () => {
  const answers = {
    ...makeAnswers(form),
    applicantKind: 'establishment',
    commercialRegistryNumber: makeNumber(),
  };
  const tokens = [await signOnAs(), await signOnAs()];
  const answered = await Promise.all(tokens.map((token) => sendSample(form, { token, answers })));
  expect(answered.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test.each(CHECKS)('%s reports an invalid number as invalid', async (path) => {
  for (const number of ['12', '%', "1' OR '1'='1"])
    expect((await ask(path, { number })).body.data).toEqual({ isValid: false, isUsed: false });
  expect(await ask(path)).toMatchObject({ status: 422, body: { fields: { number: 'required' } } });
});

test('the form opens with the name of the signed-in user, and empty for a visitor', async () => {
  expect((await ask('GetInitialMonitoringUser')).body).toEqual({ data: null });
  const known = await ask('GetInitialMonitoringUser', {}, await signOnAs());
  expect(known.body).toEqual({ data: { fullName: 'سارة القحطاني' } });
});

test('entering requires a sign-on', async () => {
  const before = (await listRequests(form)).length;
  expect((await sendSample(form, { token: await visit() })).status).toBe(401);
  expect(await listRequests(form)).toHaveLength(before);
});
