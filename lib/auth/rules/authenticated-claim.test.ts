/** @jest-environment node */
/** Requirements: SIGN-ON-14 */
import { judgeClaim } from './authenticated-claim';

jest.mock('@/lib/env/env', () => ({ env: {} }));
const { env } = jest.requireMock<{ env: Record<string, unknown> }>('@/lib/env/env');
const { parseEnv } = jest.requireActual<typeof import('@/lib/env/env')>('@/lib/env/env');

const settle = (given: Record<string, string>) =>
  Object.assign(
    env,
    { AUTHENTICATED_VALUES: undefined },
    parseEnv({ API_ROOT: 'https://root.example', ...given }),
  );

const VARIANTS: readonly (readonly [unknown, string])[] = [
  [true, 'the boolean'],
  ['true', 'a text'],
  ['True', 'a text with a capital'],
  [1, 'a number'],
  ['1', 'a number as text'],
  ['yes', 'a word'],
];
const NEVER = [false, 'false', 0, '', null, [], [true], {}, 'no'];

test.each(VARIANTS)('%j counts by default only as the boolean (%s)', (value) => {
  settle({});
  expect(judgeClaim({ authenticated: value })).toBe(value === true ? 'accepted' : 'claimNotTrue');
});

test.each(VARIANTS)('%j counts where the settings name it (%s)', (value) => {
  settle({ AUTHENTICATED_VALUES: 'true, 1 ,YES' });
  expect(judgeClaim({ authenticated: value })).toBe('accepted');
});

test.each(NEVER)('%j never counts', (value) => {
  settle({ AUTHENTICATED_VALUES: 'true,1,yes,', AUTHENTICATED_MISSING: '1' });
  expect(judgeClaim({ authenticated: value })).toBe('claimNotTrue');
});

test('a token without the claim is accepted by setting only', () => {
  settle({});
  expect(judgeClaim({ sub: 'p' })).toBe('claimMissing');
  settle({ AUTHENTICATED_MISSING: '1' });
  expect(judgeClaim({ sub: 'p' })).toBe('accepted');
});

test('the claim may have another name, or be nested in another claim', () => {
  const name = 'http://schemas.example/claims/authenticated';
  settle({ AUTHENTICATED_CLAIM: name });
  expect(judgeClaim({ [name]: true })).toBe('accepted');
  expect(judgeClaim({ authenticated: true })).toBe('claimMissing');
  settle({ AUTHENTICATED_CLAIM: 'user.signedOn', AUTHENTICATED_VALUES: 'yes' });
  expect(judgeClaim({ user: { signedOn: 'yes' } })).toBe('accepted');
  expect(judgeClaim({ user: 'yes' })).toBe('claimMissing');
  expect(judgeClaim({ user: { signedOn: false } })).toBe('claimNotTrue');
});

test('a claim that an object inherits is none', () => {
  settle({ AUTHENTICATED_CLAIM: 'constructor.name', AUTHENTICATED_VALUES: 'object' });
  expect(judgeClaim({})).toBe('claimMissing');
});

test('the embedded API’s own tokens are judged by the boolean, whatever is set', () => {
  settle({ AUTHENTICATED_MISSING: '1', AUTHENTICATED_VALUES: 'true' });
  env.API_ROOT = undefined;
  expect(judgeClaim({})).toBe('claimNotTrue');
  expect(judgeClaim({ authenticated: 'true' })).toBe('claimNotTrue');
  expect(judgeClaim({ authenticated: true })).toBe('accepted');
});
