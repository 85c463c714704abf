/** Requirements: CALL-05, SESSION-01 */

import { findSession } from '@/lib/auth/sessions/find-session';
import { AWARD_ENDPOINTS } from '@/lib/award/endpoints';
import { getMyRequest } from '@/lib/award/server-side/queries';
import * as sessions from '@/lib/server/auth/sessions';
import { signOn, TestBrowser } from '../../support/test-browser';

jest.mock('@/lib/server/auth/sessions', () => {
  const actual = jest.requireActual<typeof sessions>('@/lib/server/auth/sessions');
  return { ...actual, isSessionOpen: jest.fn(actual.isSessionOpen) };
});
const isSessionOpen = jest.mocked(sessions.isSessionOpen);

async function open(): Promise<TestBrowser> {
  const browser = new TestBrowser();
  await signOn(browser);
  isSessionOpen.mockClear();
  return browser;
}

test('a call through the gateway decrypts the session token once', async () => {
  const browser = await open();
  const response = await browser.get(`/gateway/${AWARD_ENDPOINTS.getMyRequest.path}`);
  expect(await response.json()).toMatchObject({ data: null });
  expect(isSessionOpen).toHaveBeenCalledTimes(1);
});

test('the calls of a page for its user do not decrypt it again', async () => {
  const browser = await open();
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const session = await findSession(new Headers({ cookie }));
  expect(session && (await getMyRequest('en', session))).toMatchObject({ data: null });
  expect(isSessionOpen).toHaveBeenCalledTimes(1);
});

test('a session that ended meanwhile is anonymous at the next request', async () => {
  const browser = await open();
  await browser.post('/gateway/sign-out', { locale: 'en' });
  expect((await browser.get(`/gateway/${AWARD_ENDPOINTS.getMyRequest.path}`)).status).toBe(401);
});
