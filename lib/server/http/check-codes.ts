import 'server-only';
import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { uuidv7 } from 'uuidv7';
import type { Verdict } from '@/lib/api/bot-check/bot-check';
import { toCountedAddress } from '@/lib/api/counted-address';
import { type Key, withKeys } from '@/lib/auth/rules/sealed-token';
import { loadKeys } from '@/lib/auth/tokens/secrets';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import type { CheckCode } from '@/lib/forms/no-javascript/no-javascript-form';
import { tryAttempt } from '@/lib/server/http/rate-limit';
import { consumeOnce } from '@/lib/server/http/used-codes';

const ALGORITHM = 'HS256';
const TYPE = 'check+jwt';
/** Usable after 3 seconds, for 15 minutes (NOJS-01). */
const USABLE_AFTER_MS = 3000;
const LIFETIME_MS = 15 * 60_000;
const PREFIX = 'page.';

/** A derived key, so that no other signature of the bot check is accepted as a code, and vice versa. */
const toOwnKey = (key: Key) => new Uint8Array(hkdfSync('sha256', key, '', 'check page', 32));

/** True for the format of a check page's code; `verifyCheckCode` verifies it. */
export const isCheckCode = (code: string) => code.startsWith(PREFIX);

export async function countPost(peer: string | undefined): Promise<number> {
  return (await tryAttempt('plainForm', toCountedAddress(peer))).waitSeconds;
}

/** A signed one-time code for one endpoint. @returns how long to wait after too many codes */
export async function makeCheckCode(call: string, peer: string | undefined): Promise<CheckCode> {
  const { waitSeconds } = await tryAttempt('checkPage', toCountedAddress(peer));
  if (waitSeconds > 0) return { waitSeconds };
  const at = now().getTime();
  const token = await new SignJWT({ call, from: at + USABLE_AFTER_MS, until: at + LIFETIME_MS })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setJti(uuidv7())
    .sign(toOwnKey(loadKeys('botCheck').key));
  return { code: PREFIX + token };
}

/** An external root cannot verify a check page's code: it is used up here and replaced by the operator's (NOJS-05). */
export async function tradeCheckCode(code: string, call: string): Promise<string | null> {
  if (!env.API_ROOT || !isCheckCode(code)) return code;
  const { ok } = await verifyCheckCode(code, call);
  return ok ? (env.NO_SCRIPT_CODE ?? code) : null;
}

async function readCode(code: string) {
  try {
    const options = { algorithms: [ALGORITHM], typ: TYPE, currentDate: now() };
    const { payload } = await withKeys(loadKeys('botCheck'), async (key) =>
      jwtVerify(code.slice(PREFIX.length), toOwnKey(key), options),
    );
    const { call, from, until, jti = '' } = payload;
    return { call, from: Number(from), until: Number(until), jti };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Verifies the code of a check page and uses it up. A code that is used too early stays valid. */
export async function verifyCheckCode(code: string, call: string): Promise<Verdict> {
  const given = await readCode(code);
  const at = now().getTime();
  if (!given) return { ok: false, reason: 'forged' };
  if (given.call !== call) return { ok: false, reason: 'other endpoint' };
  if (at < given.from) return { ok: false, reason: 'too early' };
  if (at >= given.until) return { ok: false, reason: 'expired' };
  const isFirst = await consumeOnce('checkPage', given.jti, new Date(given.until));
  return isFirst ? { ok: true } : { ok: false, reason: 'used before' };
}
