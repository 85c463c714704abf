/** Requirements: BOT-03 */
import { ENDPOINTS } from '@/lib/endpoints';
import { getSecCode } from './sec-code';
import { solveChallenge } from './solve';

jest.mock('./solve', () => ({ solveChallenge: jest.fn() }));

const solve = jest.mocked(solveChallenge);
const CHALLENGE = { parameters: { nonce: 'n' }, signature: 's' };

beforeEach(() => {
  window.history.replaceState(null, '', '/en/Researchers');
  globalThis.fetch = jest.fn(async () => Response.json(CHALLENGE));
});

describe('getSecCode', () => {
  it('encodes the solved challenge of the endpoint', async () => {
    solve.mockResolvedValue({ counter: 7, derivedKey: 'ab' } as never);
    const code = await getSecCode(ENDPOINTS.registerResearcher);
    expect(JSON.parse(atob(code))).toEqual({
      challenge: CHALLENGE,
      solution: { counter: 7, derivedKey: 'ab' },
    });
    expect(fetch).toHaveBeenCalledWith('/gateway/challenge?action=login&endpoint=registerResearcher', {
      headers: { 'Accept-Language': 'en' },
    });
  });

  it('reports a network failure if no challenge arrives', async () => {
    globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('down')));
    await expect(getSecCode(ENDPOINTS.registerResearcher)).rejects.toMatchObject({ code: 'network' });
  });

  it('passes on the reason of the server', async () => {
    const body = { code: 'tooManyRequests', message: 'Wait' };
    globalThis.fetch = jest.fn(async () => Response.json(body, { status: 429 }));
    await expect(getSecCode(ENDPOINTS.registerResearcher)).rejects.toMatchObject({ status: 429, ...body });
  });

  it('reports a failed check if the challenge is not solved', async () => {
    solve.mockRejectedValue(new Error('no worker'));
    await expect(getSecCode(ENDPOINTS.registerResearcher)).rejects.toMatchObject({ code: 'botCheck' });
  });
});
