/** Requirements: SESSION-06, ADMIN-07 */
import { findSession } from '@/lib/auth/sessions/find-session';
import { listOwnSessions } from '@/lib/auth/sessions/own-sessions';
import { toSubject } from '@/lib/server/auth/subjects';
import { openDatabase } from '@/lib/server/db/open';
import { workAs } from '../support/admin/staff';
import { callPath } from '../support/api/api-client';
import { locationOf, signOn, TestBrowser } from '../support/test-browser';

const [OWNER, STRANGER] = ['1066666666', '1077777777'];

const isSignedIn = async (browser: TestBrowser) =>
  (await (await browser.get('/gateway/session')).json()).signedIn;

async function open(nationalId = OWNER): Promise<TestBrowser> {
  const browser = new TestBrowser();
  await signOn(browser, nationalId);
  return browser;
}

async function listOf(browser: TestBrowser) {
  const session = await findSession(new Headers({ cookie: `session=${browser.cookies.get('session')}` }));
  return session ? listOwnSessions(session) : [];
}

const idOf = async (browser: TestBrowser) => (await listOf(browser)).find(({ isThis }) => isThis)?.id ?? '';
const end = async (browser: TestBrowser, session: string) =>
  locationOf(await browser.post('/gateway/sessions', { locale: 'fr', session }));

describe('a person', () => {
  it('can end one of their sessions, also through the API', async () => {
    const [here, there] = [await open(), await open()];
    expect(await end(here, await idOf(there))).toBe('/fr/requests/sessions?ended=one');
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    const rows = await (await openDatabase())
      .selectFrom('sign_on_session')
      .select('ended_at')
      .orderBy('started_at', 'desc')
      .orderBy('ended_at', 'desc')
      .execute();
    expect(rows[0]?.ended_at).not.toBeNull();
  });

  it('can end all others and remains signed in', async () => {
    const browsers = [await open(), await open(), await open()];
    const [here = new TestBrowser()] = browsers;
    expect(await end(here, 'others')).toBe('/fr/requests/sessions?ended=others');
    expect(await Promise.all(browsers.map(isSignedIn))).toEqual([true, false, false]);
  });

  it('is signed out by ending the current session', async () => {
    const here = await open();
    expect(await end(here, await idOf(here))).toBe('/fr/requests/sessions?ended=this');
    expect(here.cookies.has('session')).toBe(false);
  });

  it('sees neither the sessions of others nor session secrets', async () => {
    await open(STRANGER);
    const here = await open('1088888888');
    const own = await listOf(here);
    expect(own).toHaveLength(1);
    expect(JSON.stringify(own)).not.toContain(here.cookies.get('session'));
    const thief = new TestBrowser();
    thief.cookies.set('session', own[0]?.id ?? '');
    expect(await isSignedIn(thief)).toBe(false);
  });
});

test.each(['', 'x', "' or 1=1 --", '%', 'others ', '__proto__'])(
  'ends no session with the input %j',
  async (wish) => {
    const [here, there] = [await open(), await open()];
    expect(await end(here, wish)).toBe('/fr/requests/sessions?ended=none');
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, true]);
  },
);

test('cannot end the session of another person, nor any session while signed out', async () => {
  const [victim, thief] = [await open(OWNER), await open(STRANGER)];
  expect(await end(thief, await idOf(victim))).toContain('ended=none');
  expect(await end(new TestBrowser(), await idOf(victim))).toContain('ended=none');
  expect(await isSignedIn(victim)).toBe(true);
});

test.each([
  ['a foreign page', { origin: 'https://evil.example' }],
  ['a page of another port', { origin: 'http://localhost:3001' }],
  ['no origin', {}],
  ['a sandbox', { origin: 'null' }],
])('ends no session with a POST from %s', async (_, origin) => {
  const here = await open();
  const wish = { locale: 'en', session: await idOf(here) };
  expect((await here.post('/gateway/sessions', wish, origin)).status).toBe(403);
  expect(await isSignedIn(here)).toBe(true);
});

describe('an administrator', () => {
  const endAs = async (token: string, body: Record<string, string>) => {
    const headers = { 'Content-Type': 'application/json' };
    return callPath('Desk/EndSessions', { method: 'POST', token, headers, body: JSON.stringify(body) });
  };

  it('can end the sessions of one person by number or by pseudonym', async () => {
    const token = await workAs('administrator');
    const wishes: Record<string, string>[] = [
      { who: 'nationalId', nationalId: '١٠٦٦٦٦٦٦٦٦' },
      { who: 'subject', subject: toSubject(OWNER) },
    ];
    for (const body of wishes) {
      const [owner, stranger] = [await open(OWNER), await open(STRANGER)];
      expect((await endAs(token, body)).status).toBe(200);
      expect([await isSignedIn(owner), await isSignedIn(stranger)]).toEqual([false, true]);
    }
  });

  it('can end those of all other people after confirmation, and the audit trail names the administrator', async () => {
    const token = await workAs('administrator');
    const [owner, stranger] = [await open(OWNER), await open(STRANGER)];
    expect((await endAs(token, { who: 'everyone' })).status).toBe(422);
    expect(await isSignedIn(owner)).toBe(true);
    expect((await endAs(token, { who: 'everyone', confirmed: 'yes' })).status).toBe(200);
    expect([await isSignedIn(owner), await isSignedIn(stranger)]).toEqual([false, false]);
    expect((await callPath('Desk/ListSessions', { token })).status).toBe(200);
    const event = await (await openDatabase())
      .selectFrom('event')
      .select(['entity_id', 'kind'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(event).toEqual({ entity_id: 'everyone', kind: 'ended' });
  });

  it.each(['editor', 'award', 'appointments', 'requests'] as const)(
    'is required: the role %s is refused',
    async (role) => {
      const token = await workAs(role);
      const owner = await open(OWNER);
      expect((await endAs(token, { who: 'everyone', confirmed: 'yes' })).status).toBe(403);
      expect((await callPath('Desk/ListSessions', { token })).status).toBe(403);
      expect(await isSignedIn(owner)).toBe(true);
    },
  );
});
