import 'server-only';
import { z } from 'zod';
import { isReturnTarget, type ReturnTarget } from '@/lib/auth/rules/return-targets';
import { open, type Purpose, seal } from '@/lib/auth/rules/sealed-token';
import { loadKeys } from '@/lib/auth/tokens/secrets';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';

const purpose = (): Purpose => ({
  ...loadKeys('signOnRequests'),
  type: 'sign-on-request+jwt',
  audience: 'urn:portal:identity-provider',
});

const schema = z.object({
  txn: z.string().min(20),
  target: z.custom<ReturnTarget>(isReturnTarget),
  locale: z.enum(LOCALE_CODES as [Locale, ...Locale[]]),
  /** Seconds since 1970. */
  exp: z.number(),
});

/** A request to the embedded identity provider; sealed, so that a visitor cannot forge one. */
export type SignOnRequest = z.infer<typeof schema>;

export function sealSignOnRequest(request: Omit<SignOnRequest, 'exp'>, expiresAt: Date): Promise<string> {
  return seal(request, purpose(), expiresAt);
}

export type OpenedRequest =
  | { kind: 'valid'; request: SignOnRequest }
  | { kind: 'expired'; locale: Locale }
  | { kind: 'invalid' };

/** @returns its content; for an expired one only the visitor's language */
export async function openSignOnRequest(sealed: string, now: Date): Promise<OpenedRequest> {
  try {
    // Opened without checking the expiry: an expired request still provides the language.
    const request = schema.parse(await open(sealed, purpose(), new Date(0)));
    if (request.exp * 1000 <= now.getTime()) return { kind: 'expired', locale: request.locale };
    return { kind: 'valid', request };
  } catch {
    return { kind: 'invalid' };
  }
}
