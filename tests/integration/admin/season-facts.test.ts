/** Requirements: CONTENT-20, ADMIN-17 */
import { randomUUID } from 'node:crypto';
import type { Role } from '@/lib/api/contract/roles';
import { findSeasonYear } from '@/lib/content/season';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { openDatabase } from '@/lib/server/db/open';
import { call, signOnAs, visit } from '../../support/api/api-client';

async function hire(...roles: Role[]): Promise<string> {
  const subject = `person:${randomUUID()}`;
  await changeStaff(await openDatabase(), { subject, label: 'Editor', roles }, now());
  return signOnAs(subject);
}

type Call = Parameters<typeof call>[0];
const post = (id: Call, token: string, body: unknown) =>
  call(id, { token, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

const HADY = { id: 'hady', values: { price: 720 }, source: 'adahi', on: '2026-11-01' };
const texts = (text: string) => Object.fromEntries(LOCALE_CODES.map((code) => [code, `${text} ${code}`]));

let editor: string;
let publisher: string;
let both: string;
beforeAll(async () => {
  editor = await hire('editor');
  publisher = await hire('publisher');
  both = await hire('editor', 'publisher', 'administrator');
});

const readPublic = async (locale: Locale = 'ar') =>
  (await call('getSeasonFacts', { token: await visit(), locale })).body.data;
async function findFact(id: string) {
  const { facts } = (await call('listSeasonFacts', { token: publisher })).body.data;
  const fact = facts.find(({ key }) => key === id);
  if (!fact) throw new Error(`No fact ${id}`);
  return fact;
}

test('a fact is public once another person has put it in force, and no longer once it is withdrawn', async () => {
  expect(await readPublic()).toEqual([]);
  expect((await post('proposeSeasonFact', publisher, { ...HADY, version: 0 })).status).toBe(403);
  expect((await post('proposeSeasonFact', editor, { ...HADY, version: 0 })).status).toBe(200);
  expect(await readPublic()).toEqual([]);
  const { id, ...shown } = HADY;
  expect(await findFact(id)).toMatchObject({ version: 1, inForce: null, draft: { isOthers: true } });
  expect((await post('confirmSeasonFact', editor, { id, version: 1 })).status).toBe(403);
  expect((await post('confirmSeasonFact', publisher, { id, version: 1 })).status).toBe(200);
  const year = findSeasonYear(now());
  expect(await readPublic()).toEqual([{ key: id, year, ...shown }]);

  expect((await post('proposeSeasonWithdrawal', editor, { id, version: 2 })).status).toBe(200);
  expect(await readPublic()).toHaveLength(1);
  expect((await post('confirmSeasonFact', publisher, { id, version: 3 })).status).toBe(200);
  expect(await readPublic()).toEqual([]);
  expect((await post('proposeSeasonWithdrawal', editor, { id, version: 4 })).status).toBe(409);

  const events = await (await openDatabase())
    .selectFrom('event')
    .select('kind')
    .where('entity', '=', 'season')
    .where('entity_id', '=', `${year}/hady`)
    .orderBy('id')
    .execute();
  expect(events.map(({ kind }) => kind)).toEqual(['changed', 'configured', 'changed', 'configured']);
});

test('a person who has proposed a fact cannot put it in force, whatever their roles', async () => {
  const fact = {
    id: 'vaccines',
    values: { text: texts('ACWY') },
    source: 'healthMinistry',
    on: '2026-11-01',
  };
  expect((await post('proposeSeasonFact', both, { ...fact, version: 0 })).status).toBe(200);
  const refused = await post('confirmSeasonFact', both, { id: fact.id, version: 1 });
  expect([refused.status, refused.body.code]).toEqual([409, 'secondPerson']);
  expect((await post('confirmSeasonFact', publisher, { id: fact.id, version: 1 })).status).toBe(200);
  for (const language of ['fr', 'ur'] as const)
    expect(await readPublic(language)).toMatchObject([
      { key: 'vaccines', values: { text: `ACWY ${language}` } },
    ]);
});

test('a proposal that has changed since it was shown is not confirmed', async () => {
  const propose = (price: number, version: number) =>
    post('proposeSeasonFact', editor, { ...HADY, id: 'hady', values: { price }, version });
  const { version } = await findFact('hady');
  await propose(700, version);
  expect((await propose(750, version)).body.code).toBe('factMoved');
  await post('dropSeasonFact', editor, { id: 'hady', version: version + 1 });
  await propose(800, (await findFact('hady')).version);
  expect((await post('confirmSeasonFact', publisher, { id: 'hady', version: version + 1 })).status).toBe(409);
});

test.each([
  ['no value', { ...HADY, values: {} }, { 'values.price': 'required' }],
  ['an amount that is not a number', { ...HADY, values: { price: 'much' } }, { 'values.price': 'pattern' }],
  ['an unknown part', { ...HADY, values: { price: 1, tax: 2 } }, { values: 'unknownField' }],
  [
    'a period that ends before it begins',
    { ...HADY, id: 'registration', values: { opens: '2026-12-02', closes: '2026-12-01' } },
    { 'values.closes': 'pattern' },
  ],
  [
    'a missing language',
    { ...HADY, id: 'refunds', values: { text: { ...texts('x'), ur: ' ' } } },
    { 'values.text.ur': 'required' },
  ],
  [
    'an address that is not https',
    { ...HADY, id: 'platforms', values: { direct: 'http://example.org' } },
    { 'values.direct': 'pattern' },
  ],
  ['a source of tomorrow', { ...HADY, on: toDay(new Date(now().getTime() + 86_400_000)) }, { on: 'pattern' }],
  ['an unknown source', { ...HADY, source: 'rumour' }, { source: 'choice' }],
])('%s is refused', async (_what, body, fields) => {
  const { version } = await findFact(body.id);
  expect((await post('proposeSeasonFact', editor, { ...body, version })).body.fields).toEqual(fields);
});
