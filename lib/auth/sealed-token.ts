import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';

const ALGORITHM = 'dir';
const ENCRYPTION = 'A256GCM';

const imported = new WeakMap<Uint8Array, ReturnType<typeof importKey>>();

const importKey = (key: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']);

/** Brought into its shape once: that takes longer than to seal with it. */
function readKey(key: Uint8Array<ArrayBuffer>) {
  const known = imported.get(key) ?? importKey(key);
  imported.set(key, known);
  return known;
}

/** What a sealed token is for; one made for a purpose is refused by every other. */
export interface Purpose {
  key: Uint8Array<ArrayBuffer>;
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

/**
 * Opens what `seal` made.
 * @throws JOSEError for a foreign key, algorithm, type or audience, a changed byte, or a token past its time
 */
export async function open(token: string, { key, type, audience }: Purpose, now: Date): Promise<JWTPayload> {
  const { payload } = await jwtDecrypt(token, await readKey(key), {
    keyManagementAlgorithms: [ALGORITHM],
    contentEncryptionAlgorithms: [ENCRYPTION],
    typ: type,
    audience,
    currentDate: now,
    requiredClaims: ['exp'],
  });
  return payload;
}
