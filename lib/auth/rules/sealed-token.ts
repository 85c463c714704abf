import { EncryptJWT, errors, type JWTPayload, jwtDecrypt } from 'jose';
import { LRUCache } from 'lru-cache';

const ALGORITHM = 'dir';
const ENCRYPTION = 'A256GCM';

export type Key = Uint8Array<ArrayBuffer>;

const imported = new WeakMap<Key, Promise<CryptoKey>>();

/** Imports a key once: importing takes longer than sealing or signing. */
export function importOnce(
  key: Key,
  algorithm: string | HmacImportParams,
  usages: readonly KeyUsage[],
): Promise<CryptoKey> {
  const known = imported.get(key) ?? crypto.subtle.importKey('raw', key, algorithm, false, usages);
  imported.set(key, known);
  return known;
}

const readKey = (key: Key) => importOnce(key, 'AES-GCM', ['encrypt', 'decrypt']);

/** Purpose of a sealed token; a token for one purpose is refused for every other. */
export interface Purpose {
  key: Key;
  /** Earlier keys, which open tokens but no longer seal them. */
  older?: readonly Key[];
  /** The `typ` header, `session+jwt`. */
  type: string;
  audience: string;
}

/** A compact JWE (direct, AES-256-GCM), which can be neither read nor changed without the key. */
export async function seal(
  claims: JWTPayload,
  { key, type, audience }: Purpose,
  expiresAt: Date,
): Promise<string> {
  return new EncryptJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION, typ: type })
    .setAudience(audience)
    .setExpirationTime(expiresAt)
    .encrypt(await readKey(key));
}

/** @param keys newest first; the next key is tried only if the previous one cannot open the token */
async function tryKeys<Result>(
  [key, ...older]: readonly Key[],
  use: (key: Key) => Promise<Result>,
): Promise<Result> {
  try {
    return await use(key ?? new Uint8Array());
  } catch (error) {
    const isForeign =
      error instanceof errors.JWEDecryptionFailed || error instanceof errors.JWSSignatureVerificationFailed;
    if (!isForeign || older.length === 0) throw error;
    return tryKeys(older, use);
  }
}

export const withKeys = <Result>(
  { key, older = [] }: Pick<Purpose, 'key' | 'older'>,
  use: (key: Key) => Promise<Result>,
): Promise<Result> => tryKeys([key, ...older], use);

/** @throws JOSEError for a foreign key, algorithm, type or audience, a changed byte, or an expired token */
export async function open(token: string, purpose: Purpose, now: Date): Promise<JWTPayload> {
  const rules = {
    keyManagementAlgorithms: [ALGORITHM],
    contentEncryptionAlgorithms: [ENCRYPTION],
    typ: purpose.type,
    audience: purpose.audience,
    currentDate: now,
    requiredClaims: ['exp'],
  };
  const { payload } = await withKeys(purpose, async (key) => jwtDecrypt(token, await readKey(key), rules));
  return payload;
}

const MAX_OPENED_CHARACTERS = 2_000_000;

/**
 * Caches opened tokens until they expire: a request opens one several times, which takes longer than reading its rows.
 */
export function rememberOpened(
  open: (token: string) => Promise<JWTPayload>,
  now: () => Date,
): (token: string) => Promise<JWTPayload> {
  const opened = new LRUCache<string, JWTPayload>({
    maxSize: MAX_OPENED_CHARACTERS,
    sizeCalculation: (_payload, token) => token.length,
  });
  return async (token) => {
    const known = opened.get(token);
    // jose compares whole seconds, and a token expires at the beginning of its last second.
    if (known?.exp && known.exp > Math.floor(now().getTime() / 1000)) return known;
    const payload = await open(token);
    opened.set(token, payload);
    return payload;
  };
}
