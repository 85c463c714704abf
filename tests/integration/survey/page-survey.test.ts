/** Requirements: BOT-01, SURVEY-03, SURVEY-04, SURVEY-05, SURVEY-06 */

import { openDatabase } from '@/lib/server/db/open';
import type { Rating } from '@/lib/survey/schemas';
import { call, callPath, makeSecCode, visit } from '../../support/api/api-client';

const JSON_TYPE = { 'Content-Type': 'application/json' };

async function rate(token: string, rating: Partial<Rating>, secCode?: string) {
  const given = { PageURL: '/Haj', YesOrNo: 'yes', AnswersIds: '1', ...rating };
  const code = secCode ?? (await makeSecCode('addRating'));
  return call('addRating', { token, secCode: code, body: JSON.stringify(given), headers: JSON_TYPE });
}

async function countsOf(PageURL: string) {
  const query = new URLSearchParams({ PageURL });
  const token = await visit();
  const response = await callPath(`PageRatings/GetRatingCounts?${query}`, { token });
  return { status: response.status, body: await response.json() };
}

describe('AddRating', () => {
  it('counts each visitor once; a second rating replaces the first', async () => {
    const [first, second] = [await visit(), await visit()];
    expect((await rate(first, {})).status).toBe(200);
    expect((await rate(second, { YesOrNo: 'no', AnswersIds: '6,10' })).status).toBe(200);
    expect((await countsOf('/Haj')).body).toEqual({ yesCount: 1, totalCount: 2 });
    await rate(first, { YesOrNo: 'no', AnswersIds: '7' });
    await rate(first, { YesOrNo: 'no', AnswersIds: '8' });
    expect((await countsOf('/Haj')).body).toEqual({ yesCount: 0, totalCount: 2 });
    await rate(second, { AnswersIds: '5' });
    expect((await countsOf('/Haj')).body).toEqual({ yesCount: 1, totalCount: 2 });
    const rows = await (await openDatabase()).selectFrom('rating').select(['page', 'reasons']).execute();
    expect(rows.map(({ reasons }) => reasons).sort()).toEqual(['5', '8']);
  });

  it('keeps the counts correct with simultaneous ratings', async () => {
    const tokens = await Promise.all(Array.from({ length: 12 }, visit));
    const all = tokens.map((token, index) => {
      const useful = index % 3 === 0;
      const rating = {
        PageURL: '/Umrah',
        YesOrNo: useful ? 'yes' : 'no',
        AnswersIds: useful ? '2' : '7',
      } as const;
      return rate(token, rating);
    });
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual(tokens.map(() => 200));
    expect((await countsOf('/Umrah')).body).toEqual({ yesCount: 4, totalCount: 12 });
  });

  it('ignores a trailing comma', async () => {
    expect((await rate(await visit(), { PageURL: '/Haj/Sunan', AnswersIds: '1,2,' })).status).toBe(200);
    const row = await (await openDatabase())
      .selectFrom('rating')
      .select('reasons')
      .where('page', '=', '/Haj/Sunan')
      .executeTakeFirstOrThrow();
    expect(row.reasons).toBe('1,2');
  });

  it.each([
    ['no reason', { AnswersIds: '' }, { AnswersIds: 'reasons' }],
    ['a reason of the other answer', { YesOrNo: 'no', AnswersIds: '1' }, { AnswersIds: 'reasons' }],
    ['the same reason twice', { AnswersIds: '1,1' }, { AnswersIds: 'reasons' }],
    ['a reason that does not exist', { AnswersIds: '11' }, { AnswersIds: 'reasons' }],
    ['no answer', { YesOrNo: undefined }, { YesOrNo: 'verdict' }],
    ['no page', { PageURL: '/Nowhere' }, { PageURL: 'page' }],
    ['an address elsewhere', { PageURL: 'https://evil.example/Haj' }, { PageURL: 'page' }],
    ['a page with its language', { PageURL: '/ar/Haj' }, { PageURL: 'page' }],
    ['a page without survey', { PageURL: '/Researchers' }, { PageURL: 'page' }],
  ])('refuses %s', async (_, rating, fields) => {
    const { status, body } = await rate(await visit(), rating as Partial<Rating>);
    expect(status).toBe(422);
    expect(body.fields).toEqual(fields);
  });

  it('refuses a code for another action, and a call without token', async () => {
    expect((await rate(await visit(), {}, await makeSecCode('registerResearcher'))).body.code).toBe(
      'botCheck',
    );
    expect((await rate('', {})).status).toBe(401);
  });
});

describe('GetRatingCounts', () => {
  it('has zeros for a page without ratings', async () => {
    expect((await countsOf('/Haj/Duties')).body).toEqual({ yesCount: 0, totalCount: 0 });
  });

  it('accepts the alias of a page', async () => {
    await rate(await visit(), { PageURL: '/Home' });
    expect((await countsOf('/')).body).toEqual({ yesCount: 1, totalCount: 1 });
  });

  it('refuses a path without a page', async () => {
    expect((await countsOf('/Nowhere')).status).toBe(422);
  });
});
