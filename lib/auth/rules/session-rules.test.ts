/** @jest-environment node */
/** Requirements: SESSION-01 */
import { UnsecuredJWT } from 'jose';
import { idleEndOf, isSessionAlive, type Session, startSession, touchSession } from './session-rules';

const START = new Date('2026-03-01T09:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const later = (ms: number) => new Date(START.getTime() + ms);
const tokenUntil = (end: Date) =>
  new UnsecuredJWT({
    sub: 'p1',
    Username: 'Sarah',
    authenticated: true,
    exp: Math.floor(end.getTime() / 1000),
  }).encode();

function start(end: Date): Session {
  const session = startSession(tokenUntil(end), START);
  if (!session) throw new Error('no session');
  return { id: 'session-1', ...session };
}

describe('session rules', () => {
  it('opens a session for the person in the token', () => {
    expect(start(later(9 * HOUR))).toMatchObject({ subject: 'p1', name: 'Sarah' });
  });

  it('ends after eight hours, or with the token if that expires earlier', () => {
    expect(start(later(9 * HOUR)).expiresAt).toEqual(later(8 * HOUR));
    expect(start(later(HOUR)).expiresAt).toEqual(later(HOUR));
  });

  it.each([
    ['garbage', 'x.y.z'],
    ['an expired token', tokenUntil(START)],
    ['a token without a subject', new UnsecuredJWT({ authenticated: true, exp: 9_999_999_999 }).encode()],
    ['the token of a visitor', new UnsecuredJWT({ sub: 'anon:1', exp: 9_999_999_999 }).encode()],
    ['a token without an expiry', new UnsecuredJWT({ sub: 'p1', authenticated: true }).encode()],
  ])('opens no session for %s', (_, token) => {
    expect(startSession(token, START)).toBeNull();
  });

  it.each([
    [20 * MINUTE - 1, true],
    [20 * MINUTE, false],
  ])('after %i ms without a request the session is open: %s', (idle, alive) => {
    expect(isSessionAlive(start(later(9 * HOUR)), later(idle))).toBe(alive);
  });

  it('is extended by every request, but never beyond eight hours', () => {
    const seenLate = { ...start(later(9 * HOUR)), seenAt: later(8 * HOUR - MINUTE) };
    expect(idleEndOf(seenLate)).toEqual(later(8 * HOUR));
    expect(isSessionAlive(seenLate, later(8 * HOUR))).toBe(false);
  });

  it('stores a request only if the last stored one is some seconds old', () => {
    const session = start(later(9 * HOUR));
    expect(touchSession(session, later(1000))).toBeNull();
    expect(touchSession(session, later(MINUTE))?.seenAt).toEqual(later(MINUTE));
  });
});
