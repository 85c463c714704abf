import 'server-only';
import { createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto';
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
const claims = z.object({ aud: z.string(), texts });

/** Seals texts of a row, which a copy of the database alone does not reveal. @param kind names the column */
export const sealTexts = (kind: string, stored: Readonly<Record<string, string>>): Promise<string> =>
  seal({ texts: stored }, purpose(kind), NEVER);

/** @throws JOSEError for a text that other keys have sealed */
export async function openTexts(kind: string, sealed: string): Promise<Record<string, string>> {
  const opened = await open(sealed, purpose(kind), now());
  return texts.parse(opened.texts);
}

const decode = (part: string) => Buffer.from(part, 'base64url');

const prepared = new WeakMap<Uint8Array, KeyObject>();

/** Prepares a key once: it takes longer than opening a text. */
function prepareOnce(key: Uint8Array): KeyObject {
  const known = prepared.get(key) ?? createSecretKey(key);
  prepared.set(key, known);
  return known;
}

function decrypt(sealed: string, key: Uint8Array): string {
  const [header = '', , iv = '', content = '', tag = ''] = sealed.split('.');
  const decipher = createDecipheriv('aes-256-gcm', prepareOnce(key), decode(iv), { authTagLength: 16 });
  decipher.setAAD(Buffer.from(header)).setAuthTag(decode(tag));
  return Buffer.concat([decipher.update(decode(content)), decipher.final()]).toString();
}

/**
 * Opens a text in the calling thread, for thousands of texts: each one that `openTexts` opens waits for another thread,
 * which takes many times longer than opening it. Key and column are checked, type and expiry are not.
 * @throws Error for a text that other keys have sealed, or that was changed
 */
export function openTextsHere(kind: string, sealed: string): Record<string, string> {
  const { key, older = [], audience } = purpose(kind);
  const openWith = (known: Uint8Array) => {
    const found = claims.parse(JSON.parse(decrypt(sealed, known)));
    if (found.aud !== audience) throw new Error('The text was sealed for another column');
    return found.texts;
  };
  for (const known of [key, ...older].slice(0, -1))
    try {
      return openWith(known);
    } catch {
      // An older key has sealed it.
    }
  return openWith(older.at(-1) ?? key);
}

/** The name that a column has sealed; '' without one. */
export const openNameHere = (kind: string, sealed: string | null): string =>
  sealed === null ? '' : (openTextsHere(kind, sealed).name ?? '');
