/** @jest-environment node */
import { UnsecuredJWT } from 'jose';
import { idleEndOf, isSessionAlive, type Session, startSession, touchSession } from './session-rules';

const START = new Date('2026-03-01T09:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const after = (ms: number) => new Date(START.getTime() + ms);
const tokenUntil = (end: Date) =>
  new UnsecuredJWT({
    sub: 'p1',
    Username: 'Sarah',
    sid: 's1',
    exp: Math.floor(end.getTime() / 1000),
  }).encode();

function start(end: Date): Session {
  const session = startSession(tokenUntil(end), START);
  if (!session) throw new Error('no session');
  return session;
}

describe('session rules', () => {
  it('opens a session for the person whom the token names', () => {
    expect(start(after(9 * HOUR))).toMatchObject({ subject: 'p1', name: 'Sarah', sessionId: 's1' });
  });

  it('ends after eight hours, or with the token when that ends earlier', () => {
    expect(start(after(9 * HOUR)).expiresAt).toEqual(after(8 * HOUR));
    expect(start(after(HOUR)).expiresAt).toEqual(after(HOUR));
  });

  it.each([
    ['garbage', 'x.y.z'],
    ['a token past its time', tokenUntil(START)],
    ['a token that names nobody', new UnsecuredJWT({ exp: 9_999_999_999 }).encode()],
    ['a token without end', new UnsecuredJWT({ sub: 'p1' }).encode()],
  ])('opens none for %s', (_, token) => {
    expect(startSession(token, START)).toBeNull();
  });

  it.each([
    [20 * MINUTE - 1, true],
    [20 * MINUTE, false],
  ])('without a request for %i ms is alive: %s', (idle, alive) => {
    expect(isSessionAlive(start(after(9 * HOUR)), after(idle))).toBe(alive);
  });

  it('slides with every request, but never past eight hours', () => {
    const seenLate = { ...start(after(9 * HOUR)), seenAt: after(8 * HOUR - MINUTE) };
    expect(idleEndOf(seenLate)).toEqual(after(8 * HOUR));
    expect(isSessionAlive(seenLate, after(8 * HOUR))).toBe(false);
  });

  it('stores a request only when the last one is some seconds ago', () => {
    const session = start(after(9 * HOUR));
    expect(touchSession(session, after(1000))).toBeNull();
    expect(touchSession(session, after(MINUTE))?.seenAt).toEqual(after(MINUTE));
  });
});
