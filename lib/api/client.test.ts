/** Requirements: CALL-02, CALL-03, CALL-04, CALL-06, CALL-07 */

import { UnsecuredJWT } from 'jose';
import { readSettings, updateSettings } from '@/lib/browser-scripts/local-settings';
import { ENDPOINTS } from '@/lib/endpoints';

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const makeToken = (sub: string, exp = inSeconds(600)) => new UnsecuredJWT({ sub, exp }).encode();

type Responder = (request: Request) => Response | Promise<Response>;

let requests: Request[] = [];
let responders: Record<string, Responder> = {};

const json = (body: unknown, status = 200) => Response.json(body, { status });
const pathOf = (request: Request) => new URL(request.url).pathname.replace('/gateway/', '');
const calls = (path: string) => requests.filter((request) => pathOf(request) === path);

// Each test loads a new copy of the client: the address is cached for the life of a page.
async function loadClient() {
  jest.resetModules();
  return import('./client');
}

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/fr/Researchers');
  requests = [];
  let made = 0;
  responders = {
    ip: () => json({ ip: '192.0.2.7' }),
    'TokenGenerator/GetToken': () => json({ message: makeToken(`anon:${++made}`) }),
    'Countries/GetAll': () => json([{ code: '+966', arName: 'السعودية', enName: 'Saudi Arabia' }]),
  };
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : new URL(String(input), 'http://localhost').href;
    const request = new Request(address, input instanceof Request ? input : init);
    requests.push(request.clone() as Request);
    const respond = responders[pathOf(request)];
    if (!respond) throw new TypeError(`no response for ${request.url}`);
    return respond(request);
  });
});

describe('callEndpoint', () => {
  it('sends language, token and address, and returns the parsed response', async () => {
    const token = makeToken('anon:known');
    updateSettings({ token });
    const { callEndpoint } = await loadClient();
    const countries = await callEndpoint(ENDPOINTS.listCallingCountries);
    expect(countries[0]?.code).toBe('+966');
    const headers = calls('Countries/GetAll')[0]?.headers;
    expect(headers?.get('Accept-Language')).toBe('fr');
    expect(headers?.get('Authorization')).toBe(`Bearer ${token}`);
    expect(headers?.get('X-Client-IP')).toBe('192.0.2.7');
    expect(readSettings().ip).toBe('192.0.2.7');
  });

  it('treats a response without a body as a success', async () => {
    responders['api/Scholarship/RegisterResearcherInfo'] = () => new Response(null, { status: 200 });
    const { callEndpoint } = await loadClient();
    await expect(callEndpoint(ENDPOINTS.registerResearcher, { secCode: 'code' })).resolves.toBeNull();
  });

  it('waits 100 ms if there is no token, then fetches one; the token call itself does not wait', async () => {
    const { callEndpoint } = await loadClient();
    const timers = jest.spyOn(globalThis, 'setTimeout');
    await callEndpoint(ENDPOINTS.getToken);
    expect(timers.mock.calls.filter(([, ms]) => ms === 100)).toEqual([]);
    timers.mockRestore();
    const before = performance.now();
    await callEndpoint(ENDPOINTS.listCallingCountries);
    expect(performance.now() - before).toBeGreaterThanOrEqual(95);
    expect(calls('Countries/GetAll')[0]?.headers.get('Authorization')).toBe(`Bearer ${readSettings().token}`);
    expect(calls('TokenGenerator/GetToken')[0]?.headers.has('Authorization')).toBe(false);
  });

  it('fetches one token for concurrent calls', async () => {
    const { callEndpoint } = await loadClient();
    await Promise.all([
      callEndpoint(ENDPOINTS.listCallingCountries),
      callEndpoint(ENDPOINTS.listCallingCountries),
    ]);
    expect(calls('TokenGenerator/GetToken')).toHaveLength(1);
  });

  it.each([
    ['undecodable', 'not-a-token'],
    ['without exp', new UnsecuredJWT({ sub: 'anon:1' }).encode()],
    ['expired', makeToken('anon:1', inSeconds(0))],
  ])('replaces a token that is %s', async (_, token) => {
    updateSettings({ token });
    const { callEndpoint } = await loadClient();
    await callEndpoint(ENDPOINTS.listCallingCountries);
    expect(calls('TokenGenerator/GetToken')).toHaveLength(1);
    expect(readSettings().token).not.toBe(token);
  });

  it('replaces a refused token and retries once', async () => {
    updateSettings({ token: makeToken('anon:old') });
    const refused: Responder = () => json({ message: 'no', code: 'tokenInvalid' }, 401);
    let attempts = 0;
    const accept = responders['Countries/GetAll'] as Responder;
    responders['Countries/GetAll'] = (request) => (++attempts === 1 ? refused(request) : accept(request));
    const { callEndpoint } = await loadClient();
    await expect(callEndpoint(ENDPOINTS.listCallingCountries)).resolves.toHaveLength(1);
    const [first, second] = calls('Countries/GetAll').map((request) => request.headers.get('Authorization'));
    expect(second).not.toBe(first);
    expect(calls('TokenGenerator/GetToken')).toHaveLength(1);
  });

  it('fails after the second refusal', async () => {
    responders['Countries/GetAll'] = () => json({ message: 'no', code: 'tokenInvalid' }, 401);
    const { callEndpoint } = await loadClient();
    await expect(callEndpoint(ENDPOINTS.listCallingCountries)).rejects.toMatchObject({
      status: 401,
      code: 'tokenInvalid',
    });
    expect(calls('Countries/GetAll')).toHaveLength(2);
  });

  it('reports the end of the session when a person is refused, and does not retry', async () => {
    responders['api/Scholarship/GetMyRequest'] = () =>
      json({ message: 'انتهت جلستك', code: 'tokenInvalid' }, 401);
    const { callEndpoint } = await loadClient();
    const failure = { status: 401, code: 'sessionEnded', message: 'انتهت جلستك' };
    await expect(callEndpoint(ENDPOINTS.getMyRequest)).rejects.toMatchObject(failure);
    expect(calls('api/Scholarship/GetMyRequest')).toHaveLength(1);
  });

  it('marks forced rows and marked calls only', async () => {
    responders['api/Scholarship/GetMyRequest'] = () => json({ data: null });
    responders['api/Scholarship/GetConfigration'] = () => json({ status: 1 });
    const { callEndpoint } = await loadClient();
    await callEndpoint(ENDPOINTS.getMyRequest);
    await callEndpoint(ENDPOINTS.getAwardConfiguration);
    await callEndpoint(ENDPOINTS.listCallingCountries, { forceContext: true });
    const marks = requests.filter((request) => request.headers.has('X-Force-Context-Token')).map(pathOf);
    expect(marks).toEqual(['api/Scholarship/GetMyRequest', 'Countries/GetAll']);
  });

  it('sends a call without interceptor unchanged', async () => {
    const { callEndpoint } = await loadClient();
    await callEndpoint(ENDPOINTS.listCallingCountries, { skipInterceptor: true });
    const { headers } = calls('Countries/GetAll')[0] as Request;
    expect(headers.has('Authorization') || headers.has('X-Client-IP')).toBe(false);
    expect(calls('TokenGenerator/GetToken')).toHaveLength(0);
  });

  it('sends the bot-check code, the body and the query', async () => {
    responders['api/Scholarship/RegisterResearcherInfo'] = () => json({ data: { referenceNumber: 'R1' } });
    const { callEndpoint } = await loadClient();
    const body = { personalInformation: { email: 'a@b.sa' } } as never;
    await callEndpoint(ENDPOINTS.registerResearcher, { json: body, secCode: 'code-1', query: { draft: 1 } });
    const [request] = calls('api/Scholarship/RegisterResearcherInfo');
    expect(request?.method).toBe('POST');
    expect(request?.headers.get('SecCode')).toBe('code-1');
    expect(new URL(request?.url ?? '').search).toBe('?draft=1');
    expect(await request?.json()).toEqual(body);
  });

  it.each([
    [
      'the server’s message',
      { message: 'رقم غير صحيح', code: 'validation', fields: { a: 'email' } },
      'رقم غير صحيح',
    ],
    ['otherwise the status text', 'plain words', 'Unprocessable'],
  ])('reports failures with %s', async (_, body, message) => {
    responders['Countries/GetAll'] = () => Response.json(body, { status: 422, statusText: 'Unprocessable' });
    const { callEndpoint } = await loadClient();
    await expect(callEndpoint(ENDPOINTS.listCallingCountries)).rejects.toMatchObject({
      name: 'ApiFailure',
      status: 422,
      message,
    });
  });

  it('reports errors by field', async () => {
    const fields = { 'personalInformation.email': 'email' };
    responders['Countries/GetAll'] = () => json({ message: 'x', code: 'validation', fields }, 422);
    const { callEndpoint } = await loadClient();
    await expect(callEndpoint(ENDPOINTS.listCallingCountries)).rejects.toMatchObject({
      code: 'validation',
      fields,
    });
  });

  it('reports that no server answered, and does not retry', async () => {
    delete responders['Countries/GetAll'];
    const { callEndpoint } = await loadClient();
    await expect(callEndpoint(ENDPOINTS.listCallingCountries)).rejects.toMatchObject({
      status: 0,
      code: 'network',
    });
    expect(calls('Countries/GetAll')).toHaveLength(1);
  });
});
