/** Requirements: CALL-08, LANG-11, OPEN-01, OPEN-08, OPEN-09, PRIVACY-03, REG-10 */
import { SEED } from '@/lib/award/definition/edition';
import { toDay } from '@/lib/i18n/format';
import { type ConfigurationChange, writeConfiguration } from '@/lib/server/award/write-configuration';
import { openDatabase } from '@/lib/server/db/open';
import arAward from '@/messages/ar/award.json';
import ar from '@/messages/ar/errors.json';
import enAward from '@/messages/en/award.json';
import { call, makeForm, register, signOnAs, submit, visit } from '../../support/api/api-client';
import { makePdf } from '../../support/files/pdf';

const day = (offset: number) => toDay(new Date(Date.now() + offset * 86_400_000));
const span = (from: number, to: number) => ({ durationFrom: day(from), durationTo: day(to) });
const set = async (change: ConfigurationChange) =>
  writeConfiguration(await openDatabase(), change, new Date());
const form = () => makeForm([{ slot: 'CVFile', name: 'identity.pdf', content: makePdf() }]);

afterEach(() => set({ status: 1, windows: { register: 'default', submit: 'default' } }));

describe('lists', () => {
  test('are in the caller’s language', async () => {
    const token = await visit();
    const arabic = await call('listScholarshipCountries', { token, locale: 'ar' });
    expect(arabic.body.data).toEqual(SEED.countries.map(({ id }) => ({ id, name: expect.any(String) })));
    expect(arabic.body.data.map(({ name }) => name)).toEqual(Object.values(arAward.countries));
    const english = await call('listResearchFields', { token, locale: 'en' });
    expect(english.body.data).toEqual(SEED.fields.map(({ id }) => ({ id, name: expect.any(String) })));
    expect(english.body.data[0]?.name).toBe(enAward.fields.healthAndSafety.name);
    const levels = await call('listEducationalLevels', { token, locale: 'ar' });
    expect(levels.body.data.map(({ id }) => id)).toEqual(SEED.levels.map(({ id }) => id));
    for (const { name } of levels.body.data) expect(name).toMatch(/^[\p{Script=Arabic}\s]+$/u);
  });

  test('of calling codes start with Saudi Arabia and continue by name', async () => {
    const { body } = await call('listCallingCountries', { token: await visit() });
    expect(body[0]).toEqual({ code: '+966', arName: 'المملكة العربية السعودية', enName: 'Saudi Arabia' });
    for (const { code, arName, enName } of body) {
      expect(code).toMatch(/^\+[1-9]\d{0,3}$/);
      expect(arName).toMatch(/^[\p{Script=Arabic}\p{M}\s-]+$/u);
      expect(enName).toMatch(/^[\p{Script=Latin}\p{M}\s'.-]+$/u);
    }
    const names = body.slice(1).map(({ enName }) => enName);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(new Set(names).size).toBe(names.length);
  });

  test('need a token', async () => {
    expect((await call('listResearchFields')).status).toBe(401);
  });
});

describe('windows', () => {
  test('that are not set are today ±30 days', async () => {
    const { body } = await call('getAwardConfiguration', { token: await visit() });
    const window = { ...span(-30, 30), isDefault: true };
    expect(body).toEqual({ status: 1, register: window, submit: window });
  });

  test('that the operator set are returned as written, also one by one', async () => {
    await set({ status: 2, windows: { register: span(1, 2), submit: null } });
    const token = await visit();
    expect((await call('getAwardConfiguration', { token })).body).toEqual({
      status: 2,
      register: span(1, 2),
      submit: null,
    });
    expect((await call('getRegistrationWindow', { token })).body).toEqual(span(1, 2));
    expect((await call('getSubmissionWindow', { token })).body).toBeNull();
  });

  test('changes are recorded in the audit trail', async () => {
    await set({ windows: { register: null } });
    const event = await (await openDatabase())
      .selectFrom('event')
      .selectAll()
      .where('entity', '=', 'award')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(event).toMatchObject({
      kind: 'configured',
      actor: 'operator',
      data: '{"windows":{"register":null}}',
    });
  });

  test.each([
    ['awardNotStarted', { windows: { register: span(1, 9) } }],
    ['awardEnded', { windows: { register: span(-9, -1) } }],
    ['awardUnavailable', { windows: { register: null } }],
    ['awardUnavailable', { status: 0, windows: {} }],
  ] as const)('%s: no registration is accepted', async (code, change) => {
    await set(change);
    const { status, body } = await register(await signOnAs(), undefined, 'ar');
    expect({ status, body }).toEqual({ status: 409, body: { code, message: ar[code] } });
  });

  test.each([
    ['awardNotStarted', span(1, 9)],
    ['awardEnded', span(-9, -1)],
    ['awardUnavailable', null],
  ] as const)('%s: no submission is accepted', async (code, window) => {
    const token = await signOnAs();
    await register(token);
    await set({ windows: { submit: window } });
    const { status, body } = await submit(token, form());
    expect({ status, code: body.code }).toEqual({ status: 409, code });
  });

  test('a window includes both ends', async () => {
    await set({ windows: { register: span(0, 0), submit: span(0, 0) } });
    const token = await signOnAs();
    expect((await register(token)).status).toBe(200);
    expect((await submit(token, form())).status).toBe(200);
  });

  test('a lost response can be requested again after the end', async () => {
    const token = await signOnAs();
    await register(token);
    const first = await submit(token, form());
    await set({ windows: { submit: span(-9, -1) } });
    expect((await submit(token, form())).body).toEqual(first.body);
  });
});
