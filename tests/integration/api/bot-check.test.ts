/** Requirements: BOT-01, BOT-02, DATA-05 */
import type { Challenge } from 'altcha-lib/types';
import { loadKeys } from '@/lib/auth/tokens/secrets';
import { createApi } from '@/lib/server/app';
import { makeCheckCode, verifyCheckCode } from '@/lib/server/http/check-codes';
import { makeChallenge, proofOfWork } from '@/lib/server/http/proof-of-work';
import errors from '@/messages/en/errors.json';
import { solveForCode } from '../../support/api/bot-check';
import { passTime } from '../../support/db/pass-time';
import { signOn, TestBrowser } from '../../support/test-browser';

jest.mock('@/lib/auth/tokens/secrets', () => ({
  ...jest.requireActual('@/lib/auth/tokens/secrets'),
  loadKeys: jest.fn(),
}));

/** These results do not depend on the solving time: separate tests cover the full check. */
jest.mock('@/lib/env/env', () => {
  const actual = jest.requireActual('@/lib/env/env');
  return { ...actual, env: { ...actual.env, BOT_CHECK_ATTEMPTS: 20 } };
});

const { loadKeys: readKeys } =
  jest.requireActual<typeof import('@/lib/auth/tokens/secrets')>('@/lib/auth/tokens/secrets');
const useKeys = (load: typeof loadKeys) => jest.mocked(loadKeys).mockImplementation(load);
const young = new Uint8Array(32).fill(7);

beforeEach(() => useKeys(readKeys));
afterEach(() => jest.useRealTimers());

const change = (challenge: Challenge, parameters: Partial<Challenge['parameters']>): Challenge => ({
  ...challenge,
  parameters: { ...challenge.parameters, ...parameters },
});

describe('the bot check', () => {
  it('accepts a solved challenge once', async () => {
    const code = await solveForCode(await makeChallenge('registerResearcher'));
    expect(await proofOfWork.verify(code, 'registerResearcher')).toEqual({ ok: true });
    expect(await proofOfWork.verify(code, 'registerResearcher')).toEqual({
      ok: false,
      reason: 'used before',
    });
  });

  it('accepts codes of the previous key while it is in the list', async () => {
    const call = 'registerResearcher';
    const codes = await Promise.all([1, 2].map(async () => solveForCode(await makeChallenge(call))));
    const [kept, lost] = [await makeCheckCode(call, '10.0.0.1'), await makeCheckCode(call, '10.0.0.1')];
    const page = [kept, lost].map((made) => ('code' in made ? made.code : ''));
    passTime(3100);
    useKeys((purpose) => ({ key: young, older: [readKeys(purpose).key] }));
    expect(await proofOfWork.verify(codes[0] ?? '', call)).toEqual({ ok: true });
    expect(await verifyCheckCode(page[0] ?? '', call)).toEqual({ ok: true });
    const mine = await solveForCode(await makeChallenge(call));
    useKeys(() => ({ key: young, older: [] }));
    expect(await proofOfWork.verify(mine, call)).toEqual({ ok: true });
    expect(await proofOfWork.verify(codes[1] ?? '', call)).toEqual({ ok: false, reason: 'forged' });
    expect(await verifyCheckCode(page[1] ?? '', call)).toEqual({ ok: false, reason: 'forged' });
  });

  it('accepts one of five simultaneous uses', async () => {
    const code = await solveForCode(await makeChallenge('registerResearcher'));
    const verdicts = await Promise.all(
      [1, 2, 3, 4, 5].map(() => proofOfWork.verify(code, 'registerResearcher')),
    );
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('refuses a code made for another endpoint, also one with the same action', async () => {
    const code = await solveForCode(await makeChallenge('registerResearcher'));
    expect(await proofOfWork.verify(code, 'submitResearch')).toEqual({
      ok: false,
      reason: 'other endpoint',
    });
  });

  it('refuses a challenge after five minutes', async () => {
    const code = await solveForCode(await makeChallenge('registerResearcher'));
    jest.useFakeTimers({ now: Date.now() + 5 * 60_000 });
    expect(await proofOfWork.verify(code, 'registerResearcher')).toEqual({ ok: false, reason: 'expired' });
  });

  it('refuses a challenge with a changed time or action', async () => {
    const challenge = await makeChallenge('registerResearcher');
    const data = { call: 'registerResearcher', endsAt: Date.now() + 86_400_000 };
    const code = await solveForCode(change(challenge, { data }));
    expect(await proofOfWork.verify(code, 'registerResearcher')).toEqual({ ok: false, reason: 'forged' });
  });

  it('refuses an easier task made by the client', async () => {
    const challenge = await makeChallenge('registerResearcher');
    const code = await solveForCode(change(challenge, { keyPrefix: '00' }));
    expect(await proofOfWork.verify(code, 'registerResearcher')).toMatchObject({ ok: false });
  });

  it('refuses an unsolved challenge', async () => {
    const challenge = await makeChallenge('registerResearcher');
    const solution = { counter: 1, derivedKey: '00'.repeat(32) };
    const code = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    expect(await proofOfWork.verify(code, 'registerResearcher')).toEqual({ ok: false, reason: 'unsolved' });
  });

  it.each(['x', '{}', Buffer.from('{"challenge":1}').toString('base64'), 'A'.repeat(5000)])(
    'refuses garbage',
    async (code) => {
      expect(await proofOfWork.verify(code, 'registerResearcher')).toEqual({
        ok: false,
        reason: 'malformed',
      });
    },
  );
});

describe('a POST without a valid code', () => {
  it.each([
    ['missing', {}],
    ['garbage', { SecCode: 'x' }],
  ])('is refused in the caller’s language: %s', async (_, code) => {
    const browser = new TestBrowser();
    await signOn(browser);
    const headers = { origin: 'http://localhost:3000', 'accept-language': 'en', ...code };
    const response = await browser.post('/gateway/api/Scholarship/RegisterResearcherInfo', {}, headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'botCheck', message: errors.botCheck });
  });
});

describe('the challenge', () => {
  it('is issued only for the actions of the endpoint table', async () => {
    const api = createApi();
    const ask = (query: string) => api.request(`/challenge?${query}`);
    expect((await ask('action=login&endpoint=submitResearch')).status).toBe(200);
    expect((await ask('action=contact')).status).toBe(200);
    for (const query of [
      '',
      'action=nothing',
      'action=contact&endpoint=submitResearch',
      'action=&endpoint=getToken',
    ])
      expect((await ask(query)).status).toBe(404);
  });

  it('names its endpoint if several share an action', async () => {
    expect((await createApi().request('/challenge?action=login')).status).toBe(404);
  });
});
