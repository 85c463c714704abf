/** @jest-environment node */
/** Requirements: SIGN-ON-12 */
import { UnsecuredJWT } from 'jose';
import { isTokenExpired, readClaims } from './token-claims';

const NOW = new Date('2026-03-01T09:00:00Z');
const seconds = NOW.getTime() / 1000;
const make = (claims: Record<string, unknown>) => new UnsecuredJWT(claims).encode();

describe('isTokenExpired', () => {
  it.each([
    ['missing', undefined, true],
    ['empty', '', true],
    ['undecodable', 'a.b.c', true],
    ['without exp', make({ sub: 'anon:1' }), true],
    ['past', make({ sub: 'anon:1', exp: seconds - 1 }), true],
    ['expiring in this second', make({ sub: 'anon:1', exp: seconds }), true],
    ['expiring a second later', make({ sub: 'anon:1', exp: seconds + 1 }), false],
    ['without a subject, as from an external API', make({ exp: seconds + 1 }), false],
  ])('%s', (_, token, expired) => {
    expect(isTokenExpired(token, NOW)).toBe(expired);
  });
});

describe('readClaims', () => {
  it('returns identity, name and expiry', () => {
    const token = make({ sub: 'p1', Username: 'سارة', exp: seconds, txn: 't1' });
    const claims = { sub: 'p1', Username: 'سارة', exp: seconds, txn: 't1' };
    expect(readClaims(token)).toEqual(claims);
  });

  it('returns null for a token without sub', () => {
    expect(readClaims(make({ exp: seconds }))).toBeNull();
  });
});
