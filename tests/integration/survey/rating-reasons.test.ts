/** Requirements: LIST-06, LIST-02, LIST-04 */
import { randomUUID } from 'node:crypto';
import type { ChoiceListId } from '@/lib/choice-lists/choice-lists';
import { now } from '@/lib/env/clock';
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { toDay } from '@/lib/i18n/format';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { watchPage } from '@/lib/page-reads/record-reads';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { openDatabase } from '@/lib/server/db/open';
import { loadReasons } from '@/lib/survey/load-reasons';
import { call, makeSecCode, signOnAs, visit } from '../../support/api/api-client';
import { passTime } from '../../support/db/pass-time';
import { confirm } from '../../support/forms/confirm-post';
import { textsOf } from '../../support/i18n/choice-labels';
import { messagesOf } from '../../support/i18n/messages';
import { changeSettings, restoreSettings } from '../../support/portal/settings';
import { locationOf, TestBrowser } from '../../support/test-browser';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const YESTERDAY = toDay(new Date(now().getTime() - 86_400_000));
const TOMORROW = toDay(new Date(now().getTime() + 86_400_000));

let publisher: string;
beforeAll(async () => {
  const subject = `person:${randomUUID()}`;
  await changeStaff(await openDatabase(), { subject, label: 'Staff', roles: ['publisher', 'lead'] }, now());
  publisher = await signOnAs(subject);
});
afterEach(() => {
  jest.useRealTimers();
  restoreSettings();
});

async function change(list: ChoiceListId, body: Record<string, unknown>) {
  const { data } = (await call('listChoiceLists', { token: publisher })).body;
  const { version } = data.find((one) => one.list === list) ?? {};
  const sent = JSON.stringify({ list, version, ...body });
  const { status } = await call('saveChoice', { token: publisher, headers: JSON_TYPE, body: sent });
  if (status !== 200) throw new Error(`The change was refused with ${status}`);
}

async function rate(rating: Record<string, unknown>) {
  const body = JSON.stringify({ PageURL: '/Haj', YesOrNo: 'no', ...rating });
  const secCode = await makeSecCode('addRating');
  return call('addRating', { token: await visit(), secCode, body, headers: JSON_TYPE });
}

/** What a page with the survey depends on. */
async function readTags(): Promise<string[]> {
  const page = await watchPage(undefined, async () => {
    await loadReasons('ar');
    return { status: 200, headers: { 'cache-control': 's-maxage=3600', 'cache-tag': 'settings' } };
  });
  return String(page.headers['cache-tag']).split(', ').slice(1);
}

test('a reason is added under the next number, named in seven languages, ended, refused and still counted', async () => {
  const lists = ['choices:notUsefulReasons', 'choices:usefulReasons'];
  expect(await readTags()).toEqual(lists);
  await change('usefulReasons', { texts: textsOf('Pictures') });
  await change('notUsefulReasons', { texts: textsOf('Too long') });
  for (const locale of LOCALE_CODES) {
    const { yes, no } = await loadReasons(locale);
    expect(yes.at(-1)).toEqual({ id: '11', name: textsOf('Pictures')[locale], isOffered: true });
    expect(no.at(-1)).toEqual({ id: '12', name: textsOf('Too long')[locale], isOffered: true });
  }
  for (let visitor = 0; visitor < 5; visitor += 1)
    expect((await rate({ AnswersIds: '6,12' })).status).toBe(200);
  for (const AnswersIds of ['11', '012', '13'])
    expect((await rate({ AnswersIds })).body.fields).toEqual({ AnswersIds: 'reasons' });

  await change('notUsefulReasons', { key: '12', texts: textsOf('Too long'), lastDay: YESTERDAY });
  const refused = await rate({ AnswersIds: '6,12' });
  expect([refused.status, refused.body]).toEqual([
    422,
    {
      code: 'reasonEnded',
      message: messagesOf('en', 'errors').reasonEnded,
      fields: { AnswersIds: 'notOffered' },
    },
  ]);
  expect((await loadReasons('en')).no.at(-1)).toEqual({ id: '12', name: 'Too long', isOffered: false });
  const figures = await call('getRatings', { token: publisher });
  expect(figures.body.data.reasons).toContainEqual({ key: '12', count: 5 });
  expect(await readTags()).toEqual(lists);

  await change('notUsefulReasons', { key: '12', texts: textsOf('Too long'), lastDay: TOMORROW });
  expect((await rate({ AnswersIds: '12' })).status).toBe(200);
  expect(await readTags()).toEqual([...lists, 'day']);
});

test('without JavaScript an ended reason is refused with a reason, and the rest of the rating is kept', async () => {
  const address = noJavaScriptAddress('page-rating', 'en');
  await change('notUsefulReasons', { key: '7', texts: textsOf('Slow'), lastDay: YESTERDAY });
  const browser = new TestBrowser();
  const given = new URLSearchParams({ PageURL: '/Faqs', YesOrNo: 'no' });
  for (const id of ['1', '7', '9']) given.append('AnswersIds', id);
  const check = await (await browser.send(address, given)).text();
  passTime(3500);
  const page = await (await browser.get(locationOf(await confirm(browser, address, check)))).text();
  expect(page).toContain(messagesOf('en', 'errors').reasonEnded);
  expect(page).not.toContain('value="7"');
  expect(page).toMatch(/value="9" checked/);
});

test('with an external root the survey has the reasons of a new portal', async () => {
  changeSettings({ API_ROOT: 'https://api.example' });
  const { yes, no } = await loadReasons('fr');
  expect(yes.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
  expect(no.map(({ name }) => name)).toEqual(Object.values(messagesOf('fr', 'survey').reasons).slice(5));
});
