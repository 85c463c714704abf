import 'server-only';
import { z } from 'zod';
import { open, type Purpose, seal } from '@/lib/auth/rules/sealed-token';
import { loadKeys } from '@/lib/auth/tokens/secrets';
import { now } from '@/lib/env/clock';

/** Retention deletes the rows; what they seal does not expire. */
const NEVER = new Date('9999-12-31');

/** The key that identifies people is never replaced, so that stored texts stay readable. */
const purpose = (kind: string): Purpose => ({
  ...loadKeys('subjects'),
  type: `${kind}+jwt`,
  audience: `urn:portal:${kind}`,
});

const texts = z.record(z.string(), z.string());

/** Seals texts of a row, which a copy of the database alone does not reveal. @param kind names the column */
export const sealTexts = (kind: string, stored: Readonly<Record<string, string>>): Promise<string> =>
  seal({ texts: stored }, purpose(kind), NEVER);

/** @throws JOSEError for a text that other keys have sealed */
export async function openTexts(kind: string, sealed: string): Promise<Record<string, string>> {
  const claims = await open(sealed, purpose(kind), now());
  return texts.parse(claims.texts);
}
