import 'server-only';
import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { z } from 'zod';
import type { BotCheck, Verdict } from '@/lib/api/bot-check/bot-check';
import type { Key } from '@/lib/auth/rules/sealed-token';
import { loadKeys } from '@/lib/auth/tokens/secrets';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import { consumeOnce } from './used-codes';

const ALGORITHM = 'PBKDF2/SHA-256';
const COST = 500;
/** Relative deviation of the number of attempts from the average, either way. */
const SPREAD = 0.4;
const LIFETIME_MS = 5 * 60_000;
const MAX_CODE_LENGTH = 4096;

const toSecret = (key: Key) => Buffer.from(key).toString('base64url');

function drawAttempts(times: number): number {
  const average = env.BOT_CHECK_ATTEMPTS * times;
  return randomInt(Math.floor(average * (1 - SPREAD)), Math.ceil(average * (1 + SPREAD)));
}

/** A signed task, bound to its endpoint and valid for five minutes. @param times multiple of the normal work */
export function makeChallenge(call: string, times = 1): Promise<Challenge> {
  return createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter: drawAttempts(times),
    // The library would compare its `expiresAt` with the machine's clock, but the portal's clock may be shifted.
    data: { call, endsAt: now().getTime() + LIFETIME_MS },
    deriveKey,
    hmacSignatureSecret: toSecret(loadKeys('botCheck').key),
  });
}

const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string().min(16),
      salt: z.string(),
      cost: z.literal(COST),
      keyLength: z.int().max(64),
      keyPrefix: z.string().min(8),
      data: z.object({ call: z.string(), endsAt: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string(), time: z.number().optional() }),
});

function decode(code: string): z.infer<typeof payload> | null {
  if (code.length > MAX_CODE_LENGTH) return null;
  try {
    return payload.parse(JSON.parse(Buffer.from(code, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

async function verifyWith(
  given: z.infer<typeof payload>,
  key: Key,
  older: readonly Key[],
): ReturnType<typeof verifySolution> {
  const result = await verifySolution({ ...given, deriveKey, hmacSignatureSecret: toSecret(key) });
  const [next, ...others] = older;
  return result.invalidSignature && next ? verifyWith(given, next, others) : result;
}

async function check(code: string, call: string): Promise<Verdict> {
  const given = decode(code);
  if (!given) return { ok: false, reason: 'malformed' };
  const { parameters } = given.challenge;
  const endsAt = new Date(parameters.data.endsAt);
  if (endsAt <= now()) return { ok: false, reason: 'expired' };
  const { key, older } = loadKeys('botCheck');
  const result = await verifyWith(given, key, older);
  if (!result.verified) return { ok: false, reason: result.invalidSignature ? 'forged' : 'unsolved' };
  if (parameters.data.call !== call) return { ok: false, reason: 'other endpoint' };
  const isFirst = await consumeOnce('challenge', parameters.nonce, endsAt);
  return isFirst ? { ok: true } : { ok: false, reason: 'used before' };
}

/** The embedded bot check: a signed proof of work, bound to its endpoint, valid once. */
export const proofOfWork = { verify: check } satisfies BotCheck;
