/** Requirements: BOT-01, BOT-05 */
import type { ServerResponse } from 'node:http';
import { env } from '@/lib/env/env';
import errors from '@/messages/en/errors.json';
import { call, visit } from '../../support/api/api-client';
import { StubApi } from '../../support/api/stub-api';

const assessments = new StubApi();
const GOOD = { valid: true, action: 'page_rating', hostname: 'localhost' };

/** The next response of the service, in the form of `projects.assessments.create`. */
const assess = (tokenProperties: object, score = 0.9) => {
  assessments.reply = (_, response: ServerResponse) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify({ name: 'projects/1/assessments/2', tokenProperties, riskAnalysis: { score } }),
    );
  };
};

beforeAll(async () => {
  const RECAPTCHA_API = new URL(await assessments.start()).origin;
  const keys = { RECAPTCHA_SITE_KEY: 'site-key', RECAPTCHA_PROJECT: 'hajj', RECAPTCHA_API_KEY: 'secret-key' };
  Object.assign(env, { ...keys, RECAPTCHA_API, RECAPTCHA_THRESHOLDS: 'login=0.8, page_rating=0.3' });
});
afterAll(() => assessments.stop());

let count = 0;
async function rate(
  secCode = `token-${++count}`,
): Promise<{ status: number; code?: string; message?: string }> {
  const body = JSON.stringify({ PageURL: '/Haj', YesOrNo: 'yes', AnswersIds: '1' });
  const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Phone', 'Accept-Language': 'en' };
  const response = await call('addRating', { token: await visit(), secCode, body, headers });
  return { status: response.status, ...response.body };
}

test('a token that the service accepts for the action passes once', async () => {
  assess(GOOD);
  expect(await rate('the token')).toMatchObject({ status: 200 });
  expect(await rate('the token')).toMatchObject({ status: 403, code: 'botCheck' });
});

test('the service is called as documented: project and key in the URL, the event in the body', async () => {
  assess(GOOD);
  await rate('another');
  const { url, method } = assessments.seen.at(-1) ?? {};
  expect(`${method} ${url}`).toBe('POST /v1/projects/hajj/assessments?key=secret-key');
  expect(JSON.parse(assessments.bodies.at(-1) ?? '').event).toMatchObject({
    token: 'another',
    siteKey: 'site-key',
    expectedAction: 'page_rating',
    userAgent: 'Phone',
  });
});

test.each([
  ['is not valid', { ...GOOD, valid: false }, 0.9],
  ['was made for another action', { ...GOOD, action: 'login' }, 0.9],
  ['scores too low for its action', GOOD, 0.2],
])('a token that %s is refused', async (_, properties, score) => {
  assess(properties, score);
  expect(await rate()).toMatchObject({ status: 403, code: 'botCheck', message: errors.botCheck });
});

test('each action has its own threshold', async () => {
  assess(GOOD, 0.4);
  expect(await rate()).toMatchObject({ status: 200 });
});

test.each([
  ['is down', (response: ServerResponse) => response.destroy()],
  ['fails', (response: ServerResponse) => response.writeHead(500).end('{}')],
  ['answers something else', (response: ServerResponse) => response.end('{"hello":1}')],
])('no request passes while the service %s', async (_, fail) => {
  const complained = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  assessments.reply = (_request, response) => fail(response);
  expect(await rate()).toMatchObject({ status: 503, code: 'unavailable', message: errors.unavailable });
  expect(JSON.stringify(complained.mock.calls)).not.toContain('secret-key');
  complained.mockRestore();
});
