/** Requirements: INSIGHT-01, INSIGHT-02, INSIGHT-03, INSIGHT-04 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { INSIGHT_SCHEMAS } from '@/lib/admin/insight/schemas';
import { getForm } from '@/lib/requests/forms';
import { openDatabase } from '@/lib/server/db/open';
import { workAs } from '../../support/admin/staff';
import { callPath, visit } from '../../support/api/api-client';
import { readWorkbook } from '../../support/files/read-workbook';
import { makeAnswers } from '../../support/forms/form-samples';
import { listRequests, sendSample } from '../../support/forms/service-api';
import { messagesOf } from '../../support/i18n/messages';

const survey = getForm('operator-survey');

type Data<Id extends keyof typeof INSIGHT_SCHEMAS> =
  z.infer<(typeof INSIGHT_SCHEMAS)[Id]['response']> extends {
    data: infer Value;
  }
    ? Value
    : never;

let reader: string;
beforeAll(async () => {
  reader = await workAs('insight');
});

const read = async (path: string, token = reader) =>
  (await (await callPath(`Desk/${path}`, { token })).json()).data;
const readFile = async (path: string) => (await callPath(`Desk/${path}`, { token: reader })).text();
const readBook = async (path: string) =>
  readWorkbook(
    Buffer.from(await (await callPath(`Desk/${path}&format=xlsx`, { token: reader })).arrayBuffer()),
  );
const readRatings = async (query: Record<string, string> = {}): Promise<Data<'getRatings'>> =>
  read(`GetRatings?${new URLSearchParams(query)}`);

type Rating = { page: string; is_useful: 0 | 1; reasons: string; locale: 'ar' | 'fr'; updated_at: string };

async function addRatings(count: number, rating: Rating) {
  const rows = Array.from({ length: count }, () => ({
    ...rating,
    id: randomUUID(),
    visitor: randomUUID(),
    created_at: rating.updated_at,
  }));
  await (await openDatabase()).insertInto('rating').values(rows).execute();
}

describe('ratings', () => {
  const base: Rating = {
    page: '/Haj',
    is_useful: 1,
    reasons: '1,2',
    locale: 'ar',
    updated_at: '2026-05-31T20:59:59.999Z',
  };

  beforeAll(async () => {
    await (await openDatabase()).deleteFrom('rating').execute();
    await addRatings(20, base);
    // The first second of June in Riyadh.
    await addRatings(6, {
      ...base,
      is_useful: 0,
      reasons: '7',
      locale: 'fr',
      updated_at: '2026-05-31T21:00:00.000Z',
    });
    await addRatings(12, { ...base, page: '/Umrah', is_useful: 0, reasons: '6,10' });
    await addRatings(3, { ...base, page: '/Contact', is_useful: 0, reasons: '8' });
  });

  test('the worst page is first, pages with fewer than ten ratings are not ranked', async () => {
    const { total, useful, pages } = await readRatings();
    expect([total, useful]).toEqual([41, 20]);
    expect(pages.rows.map(({ key }) => key)).toEqual(['/Umrah', '/Haj']);
    expect(pages.rows[0]).toMatchObject({ total: 12, useful: 0 });
    const after = await readRatings({ after: '/Umrah' });
    expect(after.pages).toMatchObject({ rows: [{ key: '/Haj' }], next: null });
  });

  test('months are those of Riyadh, and a filter by month has the same limits', async () => {
    const { months } = await readRatings();
    expect(months).toEqual([
      { key: '2026-05', total: 35, useful: 20 },
      { key: '2026-06', total: 6, useful: 0 },
    ]);
    for (const { key, total } of months) expect((await readRatings({ month: key })).total).toBe(total);
  });

  test('a rating counts for each of its reasons; small counts are hidden', async () => {
    const { reasons, languages } = await readRatings();
    expect(reasons).toEqual([
      { key: '1', count: 20 },
      { key: '2', count: 20 },
      { key: '6', count: 12 },
      { key: '7', count: 6 },
      { key: '8', count: null },
      { key: '10', count: 12 },
    ]);
    expect(languages).toEqual([
      { key: 'ar', total: 35, useful: 20 },
      { key: 'fr', total: 6, useful: 0 },
    ]);
    expect((await readRatings({ text: '/Contact' })).languages).toEqual([
      { key: 'ar', total: null, useful: null },
    ]);
  });

  test('filters select by page, language and reason', async () => {
    expect((await readRatings({ text: '/Um' })).total).toBe(12);
    expect((await readRatings({ locale: 'fr' })).total).toBe(6);
    expect((await readRatings({ reason: '1' })).total).toBe(20);
    expect((await readRatings({ reason: '10' })).total).toBe(12);
    expect((await readRatings({ text: '%' })).total).toBe(0);
    for (const query of ['month=2026-13', 'reason=x', 'locale=xx'])
      expect((await callPath(`Desk/GetRatings?${query}`, { token: reader })).status).toBe(422);
  });

  test('the spreadsheet has every ranked page', async () => {
    const lines = (await readFile('ExportRatings?language=ar')).trim().split('\r\n');
    expect(lines[0]).toBe(Object.values(messagesOf('ar', 'insight').columns).slice(0, 4).join());
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 3))).toEqual([
      ['/Umrah', '12', '0'],
      ['/Haj', '26', '20'],
    ]);
  });

  test('the workbook has the same rows, with numbers', async () => {
    const { rows, isRightToLeft } = await readBook('ExportRatings?language=ar');
    expect(isRightToLeft).toBe(true);
    expect(rows[0]).toEqual(Object.values(messagesOf('ar', 'insight').columns).slice(0, 4));
    expect(rows.slice(1).map((row) => row.slice(0, 3))).toEqual([
      ['/Umrah', 12, 0],
      ['/Haj', 26, 20],
    ]);
  });

  test('40,000 ratings of 1,500 pages are counted in 200 ms of the processor', async () => {
    const db = await openDatabase();
    await sql`
      with recursive number (i) as (select 1 union all select i + 1 from number where i < 40000)
      insert into rating (id, visitor, page, is_useful, reasons, locale, created_at, updated_at)
      select 'many-' || i, 'many-' || i, '/NewsDetails/item-' || (i % 1500), i % 2, '1,2', 'ar',
        '2025-01-01T00:00:00.000Z', '2025-0' || (1 + i % 9) || '-1' || (i % 7) || 'T22:00:00.000Z'
      from number
    `.execute(db);
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const start = process.cpuUsage();
      expect((await readRatings()).total).toBe(40_041);
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1000);
    }
    await db.deleteFrom('rating').where('id', 'like', 'many-%').execute();
    expect(Math.min(...times)).toBeLessThan(200);
  });
});

describe('the operators’ survey', () => {
  const respond = async (count: number, answers: Record<string, unknown>) => {
    for (let index = 0; index < count; index += 1)
      await sendSample(survey, {
        token: await visit(),
        answers: { ...makeAnswers(survey), ...answers } as ReturnType<typeof makeAnswers>,
      });
  };
  const readSurvey = async (query = '', token = reader): Promise<Data<'getSurvey'>> =>
    read(`GetSurvey${query}`, token);

  beforeAll(async () => {
    await respond(9, { operatorKind: 'umrah', licensing: 'good', suggestion: '' });
    await respond(6, { operatorKind: 'housing', licensing: 'fair', suggestion: 'اختصار المدة' });
    await respond(2, { operatorKind: 'catering', licensing: 'poor', suggestion: '=1+1' });
  });

  test('small counts are hidden, and a group without small ones does not reveal them', async () => {
    const all = await readSurvey();
    expect(all.respondents).toBe(15);
    const countsOf = ({ questions }: typeof all) =>
      Object.fromEntries(
        questions.find(({ name }) => name === 'licensing')?.answers.map(({ key, counts }) => [key, counts]) ??
          [],
      );
    expect(countsOf(all)).toEqual({ veryGood: [null], good: [9], fair: [6], poor: [null], veryPoor: [null] });
    const grouped = await readSurvey('?by=operatorKind');
    const kinds = grouped.groups;
    const good = countsOf(grouped).good ?? [];
    expect([good[0], good[1 + kinds.indexOf('umrah')]]).toEqual([9, 9]);
    expect(good.filter((count) => count === null)).toHaveLength(kinds.length - 1);
  });

  test('suggestions are shown from five on, without their authors', async () => {
    const { suggestions } = await readSurvey();
    expect(suggestions.next).toBeNull();
    expect(suggestions.rows.map(({ text }) => text).sort()).toEqual([
      '=1+1',
      '=1+1',
      ...Array<string>(6).fill('اختصار المدة'),
    ]);
    expect(JSON.stringify(suggestions)).not.toContain(makeAnswers(survey).operatorName);
    const looks = await (await openDatabase())
      .selectFrom('event')
      .select('kind')
      .where('entity', '=', 'survey')
      .execute();
    expect(looks[0]).toEqual({ kind: 'viewed' });
  });

  test('the spreadsheet hides the same counts', async () => {
    const text = await readFile('ExportSurvey?language=en');
    const options = messagesOf('en', 'operatorSurvey').form.options.licensing;
    const label = messagesOf('en', 'operatorSurvey').form.fields.licensing.label;
    expect(text).toContain(`${label},${options.good},9`);
    expect(text).toContain(`${label},${options.poor},${messagesOf('en', 'insight').hidden}`);
    const { rows, isRightToLeft } = await readBook('ExportSurvey?language=en');
    expect(isRightToLeft).toBe(false);
    expect(rows).toContainEqual([label, options.good, 9]);
    expect(rows).toContainEqual([label, options.poor, messagesOf('en', 'insight').hidden]);
    expect((await readFile('ExportSurvey?by=language')).split('\r\n')[0]?.split(',')).toHaveLength(10);
  });

  test('answers that a closed team keeps for itself are not counted', async () => {
    const db = await openDatabase();
    const team = { id: randomUUID(), name: 'Closed', is_closed: 1, version: 1 } as const;
    await db.insertInto('team').values(team).execute();
    await db.updateTable('request_work').set({ team_id: team.id }).where('form', '=', survey.id).execute();
    expect((await readSurvey()).respondents).toBe(0);
    expect(await readFile('ExportSurvey?language=en')).not.toContain(',9');
    const { states } = (await read(`GetRequestFigures?form=${survey.id}`)) as Data<'getRequestFigures'>;
    expect(states.filter(({ count }) => count > 0)).toEqual([]);
    await db.deleteFrom('team').where('id', '=', team.id).execute();
    expect((await readSurvey()).respondents).toBe(15);
  });
});

test('requests are counted by state, age and lateness', async () => {
  const contact = getForm('contact');
  const readFigures = async (): Promise<Data<'getRequestFigures'>> => read('GetRequestFigures?form=contact');
  const before = await readFigures();
  await sendSample(contact, { token: await visit() });
  await sendSample(contact, { token: await visit() });
  const [first] = (await listRequests(contact)).slice(-2);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const db = await openDatabase();
  await db
    .updateTable('service_request')
    .set({ created_at: daysAgo(40) })
    .where('id', '=', first?.id ?? '')
    .execute();
  await db
    .updateTable('request_work')
    .set({ due_at: daysAgo(3), planned_version: 1 })
    .where('request_id', '=', first?.id ?? '')
    .execute();
  const after = await readFigures();
  const added = (part: keyof typeof after) =>
    Object.fromEntries(
      after[part].flatMap(({ key, count }, index) => {
        const change = count - (before[part][index]?.count ?? 0);
        return change === 0 ? [] : [[key, change]];
      }),
    );
  expect(added('states')).toEqual({ received: 2 });
  expect(added('ages')).toEqual({ day: 1, longer: 1 });
  expect(added('lateness')).toEqual({ noDue: 1, week: 1 });
  const texts = messagesOf('fr', 'insight');
  const file = await readFile('ExportRequestFigures?language=fr&form=contact');
  const late = after.lateness.find(({ key }) => key === 'week')?.count;
  expect(file).toContain(`${texts.by.lateness},${texts.lateness.week},${late}`);
  expect(file).toContain(`${texts.by.state},${messagesOf('fr', 'requests').states.received},`);
});
