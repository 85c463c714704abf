/** Requirements: BOT-02, BOT-04 */
import type { Challenge } from 'altcha-lib/types';
import type { EndpointId } from '@/lib/endpoints';
import { createApi } from '@/lib/server/app';
import { makeCheckCode } from '@/lib/server/http/check-codes';
import { call, callPath, makeSecCode, signOnAs } from '../support/api/api-client';
import { solveForCode } from '../support/api/bot-check';
import { changeSettings, restoreSettings } from '../support/portal/settings';

afterEach(() => {
  jest.restoreAllMocks();
  restoreSettings();
});

const JSON_TYPE = { 'Content-Type': 'application/json' };
const api = createApi();

async function ask(query: Record<string, string>, peer = '192.0.2.1'): Promise<Challenge> {
  const headers = { 'x-portal-peer': peer };
  const response = await api.request(`/challenge?${new URLSearchParams(query)}`, { headers });
  expect(response.status).toBe(200);
  return response.json();
}

const login = (endpoint: EndpointId) => ask({ action: 'login', endpoint });
const post = async (id: EndpointId, secCode: string) =>
  (await call(id, { token: await signOnAs(), secCode, headers: JSON_TYPE, body: '{}' })).body.code;

test('a code for registering does not work for submitting, nor the reverse, though the specification labels both as login', async () => {
  changeSettings({ BOT_CHECK_ATTEMPTS: 4 });
  expect(await post('submitResearch', await solveForCode(await login('registerResearcher')))).toBe(
    'botCheck',
  );
  expect(await post('registerResearcher', await solveForCode(await login('submitResearch')))).toBe(
    'botCheck',
  );
  expect(await post('registerResearcher', await solveForCode(await login('registerResearcher')))).toBe(
    'validation',
  );
});

test('a challenge with a changed endpoint is rejected as forged', async () => {
  changeSettings({ BOT_CHECK_ATTEMPTS: 4 });
  const { parameters, signature } = await login('submitResearch');
  const data = { ...parameters.data, call: 'registerResearcher' };
  const code = await solveForCode({ parameters: { ...parameters, data }, signature });
  expect(await post('registerResearcher', code)).toBe('botCheck');
});

test.each<Record<string, string>>([
  { action: 'login' },
  { action: 'login', endpoint: 'addRating' },
  { action: 'page_rating', endpoint: 'registerResearcher' },
  { endpoint: 'registerResearcher' },
  { action: 'login', endpoint: '__proto__' },
])('%j gets no challenge', async (query) => {
  expect((await callPath(`challenge?${new URLSearchParams(query)}`)).status).toBe(404);
});

test('a code of a check page is bound to its endpoint as well', async () => {
  const made = await makeCheckCode('addContactMessage', '192.0.2.9');
  const code = 'code' in made ? made.code : '';
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 4000);
  expect(await post('registerResearcher', code)).toBe('botCheck');
});

/** The number of attempts that a real solver makes. */
async function solveAndCount(peer: string): Promise<number> {
  const code = await solveForCode(await ask({ action: 'contact' }, peer));
  const { solution } = JSON.parse(Buffer.from(code, 'base64').toString());
  return solution.counter;
}

test('a client that asks for very many challenges gets harder ones; other clients do not', async () => {
  changeSettings({ BOT_CHECK_ATTEMPTS: 100 });
  for (let count = 0; count < 300; count += 1)
    await ask({ action: 'contact' }, `2001:db8:5:5::${count.toString(16)}`);
  // The attempts of a task vary up to 40 % around its average.
  expect(await solveAndCount('2001:db8:5:5::ffff')).toBeGreaterThanOrEqual(480);
  expect(await solveAndCount('192.0.2.200')).toBeLessThanOrEqual(140);
});

test('many used codes make all challenges harder, at most twice as hard', async () => {
  changeSettings({ BOT_CHECK_ATTEMPTS: 100 });
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const before = await solveAndCount('192.0.2.201');
  let token = '';
  for (let count = 0; count < 1300; count += 1) {
    // Below the limit of one client.
    if (count % 50 === 0) token = await signOnAs();
    const secCode = await makeSecCode('registerResearcher');
    await callPath('api/Scholarship/RegisterResearcherInfo', { method: 'POST', token, secCode });
  }
  expect(before).toBeLessThanOrEqual(140);
  const after = await Promise.all(Array.from({ length: 5 }, () => solveAndCount('192.0.2.202')));
  expect(Math.min(...after)).toBeGreaterThanOrEqual(120);
  expect(Math.max(...after)).toBeGreaterThan(140);
  expect(Math.max(...after)).toBeLessThanOrEqual(280);
});
