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
  it('opens a session for the person whom the token names', () => {
    expect(start(later(9 * HOUR))).toMatchObject({ subject: 'p1', name: 'Sarah' });
  });

  it('ends after eight hours, or with the token when that ends earlier', () => {
    expect(start(later(9 * HOUR)).expiresAt).toEqual(later(8 * HOUR));
    expect(start(later(HOUR)).expiresAt).toEqual(later(HOUR));
  });

  it.each([
    ['garbage', 'x.y.z'],
    ['a token past its time', tokenUntil(START)],
    ['a token that names nobody', new UnsecuredJWT({ authenticated: true, exp: 9_999_999_999 }).encode()],
    ['the token of a visitor', new UnsecuredJWT({ sub: 'anon:1', exp: 9_999_999_999 }).encode()],
    ['a token without end', new UnsecuredJWT({ sub: 'p1', authenticated: true }).encode()],
  ])('opens none for %s', (_, token) => {
    expect(startSession(token, START)).toBeNull();
  });

  it.each([
    [20 * MINUTE - 1, true],
    [20 * MINUTE, false],
  ])('without a request for %i ms is alive: %s', (idle, alive) => {
    expect(isSessionAlive(start(later(9 * HOUR)), later(idle))).toBe(alive);
  });

  it('slides with every request, but never past eight hours', () => {
    const seenLate = { ...start(later(9 * HOUR)), seenAt: later(8 * HOUR - MINUTE) };
    expect(idleEndOf(seenLate)).toEqual(later(8 * HOUR));
    expect(isSessionAlive(seenLate, later(8 * HOUR))).toBe(false);
  });

  it('stores a request only when the last one is some seconds ago', () => {
    const session = start(later(9 * HOUR));
    expect(touchSession(session, later(1000))).toBeNull();
    expect(touchSession(session, later(MINUTE))?.seenAt).toEqual(later(MINUTE));
  });
});
