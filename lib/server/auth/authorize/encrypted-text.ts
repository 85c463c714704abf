import 'server-only';
import { randomUUID } from 'node:crypto';
import { errors } from 'jose';
import { z } from 'zod';
import { open, type Purpose, seal } from '@/lib/auth/rules/sealed-token';
import { loadKeys } from '@/lib/auth/tokens/secrets';
import { now } from '@/lib/env/clock';
import { RequestError } from '@/lib/server/http/errors';
import { consumeOnce } from '@/lib/server/http/used-codes';

/** Lifetime of an encrypted text in seconds (SIGN-ON-04). */
const LIFETIME_SECONDS = 60;
const ISSUER = 'urn:portal:identity-provider';
/** Scheme of the researchers' area (SIGN-ON-01). */
const SCHEME = 'IAMForScholarship';

const purpose = (): Purpose => ({
  ...loadKeys('encryptedText'),
  type: 'et+jwt',
  audience: 'urn:portal:authorize',
});

const claims = z.object({
  iss: z.literal(ISSUER),
  scheme: z.literal(SCHEME),
  jti: z.uuid(),
  sub: z.string().min(1),
  name: z.string(),
  txn: z.string().min(1),
  iat: z.number(),
  exp: z.number(),
});

export interface Approval {
  subject: string;
  name: string;
  txn: string;
}

/** The text that the identity provider returns through the browser: encrypted, usable once, for a minute. */
export function makeEncryptedText({ subject, name, txn }: Approval): Promise<string> {
  const iat = Math.floor(now().getTime() / 1000);
  const content = { iss: ISSUER, scheme: SCHEME, jti: randomUUID(), sub: subject, name, txn, iat };
  return seal(content, purpose(), new Date((iat + LIFETIME_SECONDS) * 1000));
}

async function read(text: string): Promise<z.infer<typeof claims>> {
  try {
    return claims.parse(await open(text, purpose(), now()));
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new RequestError(400, 'signOnExpired');
    throw new RequestError(400, 'signOnInvalid');
  }
}

/** Decrypts an encrypted text and marks it as used. @throws RequestError 400 `signOnExpired` or `signOnInvalid` */
export async function useEncryptedText(text: string): Promise<Approval> {
  const { jti, sub, name, txn, iat, exp } = await read(text);
  if (exp - iat > LIFETIME_SECONDS) throw new RequestError(400, 'signOnInvalid');
  const isFirst = await consumeOnce('encryptedText', jti, new Date(exp * 1000));
  if (!isFirst) throw new RequestError(400, 'signOnInvalid');
  return { subject: sub, name, txn };
}
