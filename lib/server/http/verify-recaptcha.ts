import 'server-only';
import { createHash } from 'node:crypto';
import ky from 'ky';
import { z } from 'zod';
import type { Attempt, BotCheck, Verdict } from '@/lib/api/bot-check/bot-check';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import { RequestError } from './errors';
import { consumeOnce } from './used-codes';

const ANSWER_MS = 5000;
/** A token is valid for two minutes. */
const LIFETIME_MS = 2 * 60_000;
const MAX_CODE_LENGTH = 8192;
/** The default score from which a sender counts as human. */
const USUAL_SCORE = 0.5;

const assessment = z.object({
  tokenProperties: z.object({
    valid: z.boolean(),
    action: z.string().optional(),
    hostname: z.string().optional(),
  }),
  riskAnalysis: z.object({ score: z.number() }).optional(),
});
type Assessment = z.infer<typeof assessment>;

function thresholdOf(action: string): number {
  const given = env.RECAPTCHA_THRESHOLDS.split(',').map((entry) => entry.trim().split('='));
  return Number(given.find(([name]) => name === action)?.[1] ?? USUAL_SCORE);
}

/** @throws RequestError 503 `unavailable` without an assessment: nothing passes unchecked */
async function assess(token: string, attempt: Attempt): Promise<Assessment> {
  const { RECAPTCHA_API, RECAPTCHA_PROJECT = '', RECAPTCHA_API_KEY = '', RECAPTCHA_SITE_KEY } = env;
  const address = new URL(`/v1/projects/${encodeURIComponent(RECAPTCHA_PROJECT)}/assessments`, RECAPTCHA_API);
  const { action: expectedAction, userAgent, address: userIpAddress } = attempt;
  const event = { token, siteKey: RECAPTCHA_SITE_KEY, expectedAction, userAgent, userIpAddress };
  try {
    const request = {
      json: { event },
      searchParams: { key: RECAPTCHA_API_KEY },
      timeout: ANSWER_MS,
      retry: 0,
    };
    return assessment.parse(await ky.post(address, request).json());
  } catch (error) {
    // The message would contain the address with the key, so only the type of error is logged.
    console.error('The reCAPTCHA assessment failed:', error instanceof Error ? error.name : error);
    throw new RequestError(503, 'unavailable', { headers: { 'Retry-After': '10' } });
  }
}

function judge({ tokenProperties, riskAnalysis }: Assessment, action: string): Verdict {
  const { valid, hostname } = tokenProperties;
  if (!valid) return { ok: false, reason: 'invalid' };
  if (tokenProperties.action !== action) return { ok: false, reason: 'other action' };
  const own = env.SITE_URL && new URL(env.SITE_URL).hostname;
  if (own && hostname !== own) return { ok: false, reason: 'other site' };
  return (riskAnalysis?.score ?? 0) < thresholdOf(action) ? { ok: false, reason: 'low score' } : { ok: true };
}

/** reCAPTCHA Enterprise: a token for the endpoint's action, assessed by the service, valid once. */
export const recaptcha: BotCheck = {
  async verify(code, _, attempt) {
    if (code.length > MAX_CODE_LENGTH) return { ok: false, reason: 'malformed' };
    const verdict = judge(await assess(code, attempt), attempt.action);
    if (!verdict.ok) return verdict;
    const name = createHash('sha256').update(code).digest('hex');
    const isFirst = await consumeOnce('recaptcha', name, new Date(now().getTime() + LIFETIME_MS));
    return isFirst ? verdict : { ok: false, reason: 'used before' };
  },
};
