/**
 * Requirements: CALL-01, CALL-06, CALL-09, CALL-10, CALL-11, CALL-13, CALL-14, CALL-16, SAFE-05,
 * SIGN-ON-01, SIGN-ON-09
 */

import { TOKEN_ENDPOINTS } from '@/lib/api/contract/token-endpoint';
import { TOKEN_SCHEMAS } from '@/lib/api/contract/token-schemas';
import { callFromServer } from '@/lib/api/server';
import { handleGateway } from '@/lib/gateway';
import arabic from '@/messages/ar/errors.json';
import english from '@/messages/en/errors.json';
import { StubApi } from '../../support/api/stub-api';
import { changeSettings, restoreSettings } from '../../support/portal/settings';
import { signOn, TestBrowser } from '../../support/test-browser';

const REGISTER = '/gateway/api/Scholarship/RegisterResearcherInfo';
const OWN = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
const codeOf = async (response: Response) => (await response.json()).code;

const send = (path: string, init: RequestInit = {}) =>
  handleGateway(new Request(`http://localhost:3000/gateway/${path}`, init));

afterEach(() => restoreSettings());

describe('the gateway serves only its own calls and the endpoint table', () => {
  it.each([
    'sign-on/session',
    'api/UserAuthentication/Scholarship/Nafath/Authorize',
    'api/Scholarship/getmyrequest',
    'api/Scholarship/GetMyRequest/',
    'api/Scholarship/../Scholarship/Secret',
    'toString',
    '',
  ])('404 for %s', async (path) => {
    const response = await send(path);
    expect(response.status).toBe(404);
    expect(await codeOf(response)).toBe('notFound');
  });

  it.each([
    ['GET', 'api/Scholarship/RegisterResearcherInfo', 'POST'],
    ['POST', 'TokenGenerator/GetToken', 'GET'],
    ['DELETE', 'session', 'GET, POST'],
    ['GET', 'sign-on', 'POST'],
    ['GET', 'sign-out', 'POST'],
  ])('405 for %s %s', async (method, path, allowed) => {
    const response = await send(path, { method, headers: { ...OWN, host: 'localhost:3000' } });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
  });
});

describe('a state-changing request', () => {
  it.each<[string, Record<string, string>]>([
    ['without Origin', {}],
    ['from a foreign page', { origin: 'https://evil.example' }],
    ['from the same name on another port', { origin: 'http://localhost:4000' }],
    ['from an opaque origin', { origin: 'null' }],
    ['that the browser calls cross-site', { ...OWN, 'sec-fetch-site': 'cross-site' }],
    ['from a sister site', { ...OWN, 'sec-fetch-site': 'same-site' }],
  ])('%s is refused and changes nothing', async (_, headers) => {
    const browser = new TestBrowser();
    await signOn(browser);
    for (const address of ['/gateway/sign-out', '/gateway/sign-on', '/gateway/session', REGISTER]) {
      const response = await browser.post(address, { returnTarget: 'researchers', locale: 'en' }, headers);
      expect(response.status).toBe(403);
      expect(await codeOf(response)).toBe('foreignOrigin');
    }
    expect(await (await browser.get('/gateway/session')).json()).toMatchObject({ signedIn: true });
  });

  it('must come from SITE_URL if that is public', async () => {
    changeSettings({ SITE_URL: 'https://haj.example' });
    const browser = new TestBrowser();
    expect((await browser.post('/gateway/session', {}, OWN)).status).toBe(403);
    expect((await browser.post('/gateway/session', {}, { origin: 'https://haj.example' })).status).toBe(200);
  });
});

describe('the gateway', () => {
  it('returns the visitor’s address as seen by the front server, not the claimed one', async () => {
    const headers = { 'x-portal-peer': '192.0.2.44', 'x-forwarded-for': '203.0.113.9' };
    expect(await (await send('ip', { headers })).json()).toEqual({ ip: '192.0.2.44' });
  });

  it('refuses a call for signed-in people to a visitor, in the visitor’s language', async () => {
    const response = await send('api/Scholarship/GetMyRequest', { headers: { 'accept-language': 'en' } });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ code: 'signInRequired', message: english.signInRequired });
  });

  it('applies limits to the address seen by the front server, with Retry-After', async () => {
    const { countAttempt } = await import('@/lib/server/http/rate-limit');
    const { parseLimits } = await import('@/lib/server/http/rate-limits');
    const { count } = parseLimits('').challenge;
    for (let made = 0; made < count; made += 1) await countAttempt('challenge', '192.0.2.99');
    const from = (peer: string) => send('challenge?action=contact', { headers: { 'x-portal-peer': peer } });
    const refused = await from('192.0.2.99');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'tooManyRequests', message: arabic.tooManyRequests });
    expect((await from('192.0.2.98')).status).toBe(200);
  });
});

describe('with an external API', () => {
  let api: StubApi;
  let root: string;

  beforeEach(async () => {
    api = new StubApi();
    api.reply = (_, response) => response.setHeader('set-cookie', 'api=1').end('[]');
    root = await api.start();
    changeSettings({ API_ROOT: root });
  });
  afterEach(() => api.stop());

  it('forwards language, token and address, but no cookies or internal headers', async () => {
    await send('Countries/GetAll', {
      headers: {
        'accept-language': 'ur',
        authorization: 'Bearer visitor',
        'x-client-ip': '198.51.100.1',
        'x-portal-peer': '192.0.2.1',
        'x-forwarded-for': '203.0.113.9',
        'x-force': '1',
        cookie: 'session=secret',
      },
    });
    expect(api.seen[0]?.url).toBe('/root/Countries/GetAll');
    expect(api.seen[0]?.headers).toMatchObject({
      'accept-language': 'ur',
      authorization: 'Bearer visitor',
      'x-client-ip': '198.51.100.1',
      'x-forwarded-for': '192.0.2.1',
    });
    for (const name of ['cookie', 'x-portal-peer', 'x-force', 'origin']) {
      expect(api.seen[0]?.headers).not.toHaveProperty(name);
    }
  });

  it('returns no cookies of the API', async () => {
    const response = await send('Countries/GetAll');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('answers "unknown call" if the API lacks a row of the table', async () => {
    api.reply = (_, response) => response.writeHead(404).end('<html>');
    const response = await send('Countries/GetAll', { headers: { 'accept-language': 'en' } });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ code: 'unknownCall', message: english.unknownCall });
  });

  it('retries if the API closes the connection during a read, but never during a write', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    const isClosed = [true, false, true];
    api.reply = ({ socket }, response) => {
      if (isClosed.shift()) socket.destroy();
      else response.end('[]');
    };
    const before = api.seen.length;
    expect((await send('Countries/GetAll')).status).toBe(200);
    expect(api.seen).toHaveLength(before + 2);
    const post = { method: 'POST', headers: { ...OWN, host: 'localhost:3000' }, body: '{}' };
    expect((await send('PageRatings/AddRating', post)).status).toBe(502);
    expect(api.seen).toHaveLength(before + 3);
    logged.mockRestore();
  });

  it('answers "unavailable" if the API redirects', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    api.reply = (_, response) => response.writeHead(302, { location: 'https://evil.example' }).end();
    expect((await send('Countries/GetAll')).status).toBe(503);
    logged.mockRestore();
  });

  it('answers "unavailable", in the visitor’s language, while the API is down', async () => {
    changeSettings({ API_ROOT: 'http://127.0.0.1:9' });
    const logged = jest.spyOn(console, 'error').mockImplementation();
    const response = await send('Countries/GetAll', { headers: { 'accept-language': 'en' } });
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ code: 'unavailable', message: english.unavailable });
    const call = callFromServer(TOKEN_ENDPOINTS.getToken, TOKEN_SCHEMAS.getToken, { locale: 'ar' });
    await expect(call).rejects.toMatchObject({ code: 'unavailable', message: arabic.unavailable });
    expect(logged).toHaveBeenCalledTimes(2);
    logged.mockRestore();
  });

  it('rejects a response of the wrong type on the server', async () => {
    api.reply = (_, response) => response.end('{"token":"x"}');
    const call = callFromServer(TOKEN_ENDPOINTS.getToken, TOKEN_SCHEMAS.getToken, { locale: 'en' });
    await expect(call).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  });

  const CONFIGURATION = 'api/Scholarship/GetConfigration';
  const CHECK = 'Creatives/CheckLicenseNumber?number=7';

  it.each([
    ['as the table says', CONFIGURATION, { status: '1', x: 1 }, { status: 1 }],
    ['as far as it can be', CONFIGURATION, { status: '1', register: {} }, { status: 1, register: {} }],
    [
      'of a check',
      CHECK,
      { data: { isValid: 'True', isUsed: 0 } },
      { data: { isValid: true, isUsed: false } },
    ],
    ['that is something else', CONFIGURATION, ['none'], ['none']],
  ])('gives the browser numbers, texts and booleans %s', async (_, path, logged, read) => {
    api.reply = (_, response) =>
      response.setHeader('content-type', 'application/json; charset=utf-8').end(JSON.stringify(logged));
    const response = await send(path);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toEqual(read);
  });

  it('accepts an empty response to a POST, but no response that is not JSON', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    const post = { method: 'POST', headers: { ...OWN, host: 'localhost:3000' }, body: '{}' };
    for (const body of ['', 'saved']) {
      api.reply = (_, response) => response.end(body);
      expect((await send('PageRatings/AddRating', post)).status).toBe(body ? 502 : 200);
    }
    logged.mockRestore();
  });

  it('answers "unavailable" if a response is truncated', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    api.reply = ({ socket }, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"status":');
      setTimeout(() => socket.destroy(), 20);
    };
    expect((await send(CONFIGURATION)).status).toBe(503);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });

  it('requests a bot-check challenge with the visitor’s address and language, without internal data', async () => {
    changeSettings({ CHALLENGE_URL: `${root}challenge` });
    const logged = { 'x-portal-peer': '192.0.2.1', 'accept-language': 'ur', cookie: 'session=secret' };
    expect((await send('challenge?action=contact&endpoint=x', { headers: logged })).status).toBe(200);
    const [{ url, headers } = {}] = api.seen;
    expect(url).toBe('/root/challenge?action=contact');
    expect(headers).toMatchObject({ 'x-forwarded-for': '192.0.2.1', 'accept-language': 'ur' });
    for (const name of ['cookie', 'x-portal-peer']) expect(headers).not.toHaveProperty(name);
  });

  it.each(['identity-provider', 'challenge?action=login', 'files/x'])('has no separate %s', async (path) => {
    expect((await send(path)).status).toBe(404);
    expect(api.seen).toHaveLength(0);
  });
});

describe('with a real login page', () => {
  it('redirects there with the callback of the portal, and has no test identity provider', async () => {
    changeSettings({
      LOGIN_URL: 'https://login.example/authorize?client=1',
      SITE_URL: 'http://localhost:3000',
    });
    const browser = new TestBrowser();
    const response = await browser.post('/gateway/sign-on', {
      returnTarget: 'researchers.submit',
      locale: 'fr',
    });
    const address = new URL(response.headers.get('location') ?? '');
    const { scheme, lang, returnUrl, state } = Object.fromEntries(address.searchParams);
    expect(address.origin + address.pathname).toBe('https://login.example/authorize');
    expect({ scheme, lang }).toEqual({ scheme: 'IAMForScholarship', lang: 'fr' });
    expect(returnUrl).toBe(`http://localhost:3000/fr/Researchers/submission?state=${state}`);
    expect((await browser.get('/gateway/identity-provider')).status).toBe(404);
  });
});
