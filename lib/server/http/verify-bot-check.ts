import 'server-only';
import type { Attempt, Verdict } from '@/lib/api/bot-check/bot-check';
import type { Endpoint } from '@/lib/api/contract/endpoint';
import { toCountedAddress } from '@/lib/api/counted-address';
import { PEER_HEADER, SEC_CODE_HEADER } from '@/lib/api/headers';
import { env } from '@/lib/env/env';
import { isCheckCode, verifyCheckCode } from '@/lib/server/http/check-codes';
import type { ApiHandler, ApiMiddleware } from './api-context';
import { raiseCost } from './bot-check-cost';
import { RequestError } from './errors';
import { makeChallenge, proofOfWork } from './proof-of-work';
import { countAttempt } from './rate-limit';
import { countUse, readUses } from './use-count';
import { recaptcha } from './verify-recaptcha';

/** Selects the check: codes of check pages are always verified by the portal, all others by the configured check. */
function verify(code: string, call: string, attempt: Attempt): Promise<Verdict> {
  if (isCheckCode(code)) return verifyCheckCode(code, call);
  return (env.RECAPTCHA_SITE_KEY ? recaptcha : proofOfWork).verify(code, call, attempt);
}

/**
 * Requires a `SecCode` for this endpoint, used for the first time. @throws RequestError 403 `botCheck`, without the
 * reason
 */
export function requireSecCode(call: string, action: string): ApiMiddleware {
  return async (c, next) => {
    const code = c.req.header(SEC_CODE_HEADER);
    const attempt = { action, userAgent: c.req.header('user-agent'), address: c.req.header(PEER_HEADER) };
    if (!code || !(await verify(code, call, attempt)).ok) throw new RequestError(403, 'botCheck');
    countUse();
    await next();
  };
}

/** By the specification's action label and, if several endpoints share it, by the endpoint. */
function findCall(endpoints: readonly Endpoint[], action?: string, id?: string): string | null {
  const labelled = endpoints.filter((endpoint) => action !== undefined && endpoint.action === action);
  const named = id === undefined ? labelled : labelled.filter((endpoint) => endpoint.id === id);
  return named.length === 1 ? (named[0]?.id ?? null) : null;
}

/**
 * The more codes an address requests, the more work each one is. Errors: 404 for an unknown action or endpoint, 429.
 */
export const respondChallenge =
  (endpoints: readonly Endpoint[]): ApiHandler =>
  async (c) => {
    const asked = await countAttempt('challenge', toCountedAddress(c.req.header(PEER_HEADER)));
    const call = findCall(endpoints, c.req.query('action'), c.req.query('endpoint'));
    if (!call) throw new RequestError(404, 'notFound');
    return c.json(await makeChallenge(call, raiseCost(asked, await readUses())));
  };
