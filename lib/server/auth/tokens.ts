import 'server-only';
import { randomUUID } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { importOnce, type Key, rememberOpened, withKeys } from '@/lib/auth/rules/sealed-token';
import { ABSOLUTE_LIMIT_MS } from '@/lib/auth/rules/session-rules';
import type { Caller } from '@/lib/auth/tokens/caller';
import { loadKeys, loadSecrets } from '@/lib/auth/tokens/secrets';
import { now } from '@/lib/env/clock';
import type { ApiHandler, ApiMiddleware } from '@/lib/server/http/api-context';
import { RequestError } from '@/lib/server/http/errors';
import { createSession, endSession, isSessionOpen } from './sessions';

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const ISSUER = 'urn:portal:api';
const ANONYMOUS_MS = 60 * 60_000;

const readKey = (key: Key) => importOnce(key, { name: 'HMAC', hash: 'SHA-256' }, ['sign', 'verify']);

async function sign(claims: JWTPayload, expiresAt: Date): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setIssuedAt(now())
    .setExpirationTime(expiresAt)
    .sign(await readKey(loadSecrets().tokens));
}

const inMs = (duration: number) => new Date(now().getTime() + duration);

export const respondToken: ApiHandler = async (c) => {
  const message = await sign({ sub: `anon:${randomUUID()}`, authenticated: false }, inMs(ANONYMOUS_MS));
  return c.json({ message });
};

/** Opens a session for a person and signs its token, valid for eight hours. @param subject never the national id */
export async function issueContextToken(subject: string, name: string, txn: string): Promise<string> {
  const expiresAt = inMs(ABSOLUTE_LIMIT_MS);
  const sid = await createSession(subject, expiresAt);
  return sign({ sub: subject, Username: name, authenticated: true, sid, txn }, expiresAt);
}

async function verify(token: string): Promise<JWTPayload> {
  const rules = {
    algorithms: [ALGORITHM],
    typ: TYPE,
    issuer: ISSUER,
    audience: ISSUER,
    currentDate: now(),
    requiredClaims: ['sub', 'exp'],
  };
  const { payload } = await withKeys(loadKeys('tokens'), async (key) =>
    jwtVerify(token, await readKey(key), rules),
  );
  return payload;
}

const verifyOnce = rememberOpened(verify, now);

async function readCaller(token: string): Promise<Caller> {
  const { sub = '', Username, sid, authenticated } = await verifyOnce(token);
  if (authenticated !== true) return { kind: 'anonymous', subject: sub };
  if (typeof sid !== 'string' || !(await isSessionOpen(sid))) throw new RequestError(401, 'sessionEnded');
  return { kind: 'person', subject: sub, name: String(Username ?? ''), sessionId: sid };
}

/** The caller of a token; null if it was not issued by this API or its session has ended. */
export async function openToken(token: string): Promise<Caller | null> {
  try {
    return await readCaller(token);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof RequestError) return null;
    throw error;
  }
}

export async function endToken(token: string): Promise<void> {
  const caller = await openToken(token);
  if (caller?.sessionId) await endSession(caller.sessionId);
}

/** Sets `caller`. @throws RequestError 401 `tokenInvalid` without a valid token, `sessionEnded` after the sign-out */
export const requireToken: ApiMiddleware = async (c, next) => {
  const [scheme, token = ''] = (c.req.header('authorization') ?? '').split(' ');
  if (scheme !== 'Bearer') throw new RequestError(401, 'tokenInvalid');
  try {
    c.set('caller', c.env?.caller ?? (await readCaller(token)));
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new RequestError(401, 'tokenInvalid');
    throw error;
  }
  await next();
};

/** Runs after `requireToken`. @throws RequestError 401 `signInRequired` */
export const requirePerson: ApiMiddleware = async (c, next) => {
  if (c.get('caller').kind !== 'person') throw new RequestError(401, 'signInRequired');
  await next();
};
