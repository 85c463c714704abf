/** Requirements: SURVEY-04, SURVEY-07 */
import { noJavaScriptAddress } from '@/lib/forms/no-javascript/no-javascript-address';
import { loadTranslator } from '@/lib/i18n/translator';
import { openDatabase } from '@/lib/server/db/open';
import { passTime } from '../../support/db/pass-time';
import { confirm } from '../../support/forms/confirm-post';
import { locationOf, TestBrowser } from '../../support/test-browser';

const RATING = noJavaScriptAddress('page-rating', 'en');
const ANSWER = { PageURL: '/Faqs', YesOrNo: 'yes', AnswersIds: '1' };

/** Rates a page as a new visitor without JavaScript. @returns the thank-you page */
async function rate(): Promise<string> {
  const browser = new TestBrowser();
  const check = await (await browser.post(RATING, ANSWER)).text();
  passTime(3500);
  return (await browser.get(locationOf(await confirm(browser, RATING, check)))).text();
}

afterEach(() => jest.useRealTimers());

test('the thank-you page shows the counts from ten ratings', async () => {
  const database = await openDatabase();
  await database
    .insertInto('rating_count')
    .values({ page: ANSWER.PageURL, yes_count: 8, total_count: 8 })
    .execute();
  const t = await loadTranslator('en', 'survey');
  const tell = (count: number) => t('counts', { total: count, yes: String(count), number: String(count) });
  expect(await rate()).not.toContain(tell(9));
  expect(await rate()).toContain(tell(10));
});
