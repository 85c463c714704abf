/** Requirements: SESSION-05 */
import { openDatabase } from '@/lib/server/db/open';
import { approve, locationOf, signOn, TestBrowser } from '../support/test-browser';

const status = async (browser: TestBrowser) => (await browser.get('/gateway/session')).json();
const isSignedIn = async (browser: TestBrowser) => (await status(browser)).signedIn;

const countOpen = async () => {
  const database = await openDatabase();
  const rows = await database
    .selectFrom('sign_on_session')
    .selectAll()
    .where('ended_at', 'is', null)
    .execute();
  return rows.length;
};

/** The number of these copies of one browser, from different moments, that are signed in. */
const countSignedIn = async (copies: TestBrowser[]) =>
  (await Promise.all(copies.map(isSignedIn))).filter(Boolean).length;

test('signing on again ends the earlier session of the browser, for the same or another person', async () => {
  const browser = new TestBrowser();
  await signOn(browser, '1012345678');
  const earlier = browser.copy();
  const open = await countOpen();
  await signOn(browser, '1012345679');
  expect(await isSignedIn(earlier)).toBe(false);
  expect(await isSignedIn(browser)).toBe(true);
  expect(await countOpen()).toBe(open);
});

test('signing on does not end the sessions of other browsers', async () => {
  const [browser, other] = [new TestBrowser(), new TestBrowser()];
  await signOn(other, '1012345678');
  await signOn(browser, '1012345678');
  await signOn(browser, '1012345678');
  expect(await isSignedIn(other)).toBe(true);
});

test('two tabs that finish one after the other leave one session', async () => {
  const browser = new TestBrowser();
  const callbacks = [await approve(browser), await approve(browser)];
  const copies = [];
  for (const callback of callbacks) {
    expect(locationOf(await browser.open(callback))).toContain('signOn=done');
    copies.push(browser.copy());
  }
  expect(await countSignedIn(copies)).toBe(1);
  expect(await isSignedIn(browser)).toBe(true);
});

test('two tabs that finish at the same moment leave one session, with and without an earlier one', async () => {
  const browser = new TestBrowser();
  for (const round of [1, 2]) {
    const before = browser.copy();
    const callbacks = [await approve(browser), await approve(browser)];
    const tabs = [browser.copy(), browser.copy()];
    await Promise.all(tabs.map((tab, index) => tab.open(callbacks[index] ?? '')));
    expect([round, await countSignedIn([before, ...tabs])]).toEqual([round, 1]);
    for (const [name, value] of tabs[1]?.cookies ?? []) browser.cookies.set(name, value);
  }
});

test('a person has at most twenty sessions: a new one ends the least recently used', async () => {
  const browsers = Array.from({ length: 21 }, () => new TestBrowser());
  for (const browser of browsers) await signOn(browser, '1055555555');
  expect(await countSignedIn(browsers)).toBe(20);
  expect(await isSignedIn(browsers[0] ?? new TestBrowser())).toBe(false);
});
