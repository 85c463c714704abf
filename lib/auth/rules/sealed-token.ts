import { EncryptJWT, errors, type JWTPayload, jwtDecrypt } from 'jose';
import { LRUCache } from 'lru-cache';

const ALGORITHM = 'dir';
const ENCRYPTION = 'A256GCM';

/** A secret of one purpose. */
export type Key = Uint8Array<ArrayBuffer>;

const imported = new WeakMap<Key, Promise<CryptoKey>>();

/** A key as the platform works with it, brought into that shape once: that takes longer than to seal or sign with it. */
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

/** What a sealed token is for; one made for a purpose is refused by every other. */
export interface Purpose {
  key: Key;
  /** Keys of before, which open and no longer seal. */
  older?: readonly Key[];
  /** The `typ` header, `session+jwt`. */
  type: string;
  audience: string;
}

/**
 * Seals claims as a compact JWE (direct, AES-256-GCM): nobody without the key reads or changes them.
 * @param expiresAt from this moment on nobody opens it any more
 */
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

/** @param keys the newest first; only a seal that the first cannot open is tried with the next */
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

/** Uses the key of a purpose, and where that one did not seal or sign, those of before. */
export const withKeys = <Result>(
  { key, older = [] }: Pick<Purpose, 'key' | 'older'>,
  use: (key: Key) => Promise<Result>,
): Promise<Result> => tryKeys([key, ...older], use);

/**
 * Opens what `seal` made.
 * @throws JOSEError for a foreign key, algorithm, type or audience, a changed byte, or a token past its time
 */
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
 * Remembers what tokens said that were opened lately, for as long as they hold: a request asks for the same ones several
 * times, and opening them takes longer than reading its rows.
 * @param open opens a token. It judges by the token, by keys that stay as they are and by the time, and by nothing else
 * @param now the clock
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
    // jose counts in whole seconds, and a token is over as soon as its last one begins.
    if (known?.exp && known.exp > Math.floor(now().getTime() / 1000)) return known;
    const payload = await open(token);
    opened.set(token, payload);
    return payload;
  };
}
