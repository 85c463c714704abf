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

test.each(VARIANTS)('%j is accepted by default only if it is the boolean true (%s)', (value) => {
  settle({});
  expect(judgeClaim({ authenticated: value })).toBe(value === true ? 'accepted' : 'claimNotTrue');
});

test.each(VARIANTS)('%j is accepted if the settings list it (%s)', (value) => {
  settle({ AUTHENTICATED_VALUES: 'true, 1 ,YES' });
  expect(judgeClaim({ authenticated: value })).toBe('accepted');
});

test.each(NEVER)('%j is never accepted', (value) => {
  settle({ AUTHENTICATED_VALUES: 'true,1,yes,', AUTHENTICATED_MISSING: '1' });
  expect(judgeClaim({ authenticated: value })).toBe('claimNotTrue');
});

test('a token without the claim is accepted only if the settings allow it', () => {
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

test('an inherited property is not a claim', () => {
  settle({ AUTHENTICATED_CLAIM: 'constructor.name', AUTHENTICATED_VALUES: 'object' });
  expect(judgeClaim({})).toBe('claimMissing');
});

test('tokens of the embedded API need the boolean, regardless of the settings', () => {
  settle({ AUTHENTICATED_MISSING: '1', AUTHENTICATED_VALUES: 'true' });
  env.API_ROOT = undefined;
  expect(judgeClaim({})).toBe('claimNotTrue');
  expect(judgeClaim({ authenticated: 'true' })).toBe('claimNotTrue');
  expect(judgeClaim({ authenticated: true })).toBe('accepted');
});
