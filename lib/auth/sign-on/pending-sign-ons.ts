import 'server-only';
import { z } from 'zod';
import { isReturnTarget, type ReturnTarget } from '@/lib/auth/rules/return-targets';
import { open, type Purpose, seal } from '@/lib/auth/rules/sealed-token';
import { findCookie, formatCookie } from '@/lib/auth/sessions/cookies';
import { loadKeys } from '@/lib/auth/tokens/secrets';
import { now } from '@/lib/env/clock';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';

const COOKIE = 'sign-on';
/** Maximum number of pending sign-ons per browser, one in each tab; the oldest is dropped. */
const MAX_PENDING = 3;

const schema = z.array(
  z.object({
    id: z.string().min(20),
    /** Id shared by all sign-ons of this browser, so that a new one ends the session of an earlier one. */
    browser: z.string().min(20),
    target: z.custom<ReturnTarget>(isReturnTarget),
    locale: z.enum(LOCALE_CODES as [Locale, ...Locale[]]),
    /** Milliseconds since 1970. */
    endsAt: z.number(),
  }),
);

/** A sign-on that this browser has started and not completed. */
export type PendingSignOn = z.infer<typeof schema>[number];

const purpose = (): Purpose => ({
  ...loadKeys('cookies'),
  type: 'sign-on+jwt',
  audience: 'urn:portal:sign-on',
});

export async function readPending(headers: Headers): Promise<PendingSignOn[]> {
  const value = findCookie(COOKIE, headers);
  if (!value) return [];
  try {
    const { pending } = await open(value, purpose(), now());
    return schema.parse(pending);
  } catch {
    return [];
  }
}

/** Appends a pending sign-on; expired ones and the oldest beyond three are dropped. */
export function addPending(list: readonly PendingSignOn[], entry: PendingSignOn, at: Date): PendingSignOn[] {
  const alive = list.filter(({ endsAt }) => endsAt > at.getTime());
  return [...alive, entry].slice(-MAX_PENDING);
}

/** The Set-Cookie value that binds these sign-ons to the browser; an empty list removes the cookie. */
export async function storePending(list: readonly PendingSignOn[], headers: Headers): Promise<string> {
  const end = Math.max(0, ...list.map(({ endsAt }) => endsAt));
  // Expired sign-ons stay readable for a while, so that a late return is reported as "expired" rather than "failed".
  const keepUntil = new Date(end + 3_600_000);
  if (list.length === 0) return formatCookie({ name: COOKIE, value: '', maxAge: 0 }, headers);
  const value = await seal({ pending: list }, purpose(), keepUntil);
  const maxAge = Math.ceil((keepUntil.getTime() - now().getTime()) / 1000);
  return formatCookie({ name: COOKIE, value, maxAge }, headers);
}
