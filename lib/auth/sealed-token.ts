import { EncryptJWT, errors, type JWTPayload, jwtDecrypt } from 'jose';

const ALGORITHM = 'dir';
const ENCRYPTION = 'A256GCM';

/** What a sealed token is for; one made for a purpose is refused by every other. */
export interface Purpose {
  key: Uint8Array;
  /** Keys of before, which open and no longer seal. */
  older?: readonly Uint8Array[];
  /** The `typ` header, `session+jwt`. */
  type: string;
  audience: string;
}

/**
 * Seals claims as a compact JWE (direct, AES-256-GCM): nobody without the key reads or changes them.
 * @param expiresAt from this moment on nobody opens it any more
 */
export function seal(claims: JWTPayload, { key, type, audience }: Purpose, expiresAt: Date): Promise<string> {
  return new EncryptJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION, typ: type })
    .setAudience(audience)
    .setExpirationTime(expiresAt)
    .encrypt(key);
}

/** @param keys the newest first; only a seal that the first cannot open is tried with the next */
async function tryKeys<Result>(
  [key, ...older]: readonly Uint8Array[],
  use: (key: Uint8Array) => Promise<Result>,
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
  use: (key: Uint8Array) => Promise<Result>,
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
  const { payload } = await withKeys(purpose, (key) => jwtDecrypt(token, key, rules));
  return payload;
}
