/** Requirements: SIGN-ON-01, SIGN-ON-04 */
import { EncryptJWT, SignJWT } from 'jose';
import { callFromServer } from '@/lib/api/server';
import { AUTH_ENDPOINTS } from '@/lib/auth/endpoints';
import { AUTH_SCHEMAS } from '@/lib/auth/schemas';
import { loadSecrets } from '@/lib/auth/tokens/secrets';

const seconds = () => Math.floor(Date.now() / 1000);

interface Forged {
  alg?: string;
  enc?: string;
  typ?: string;
  aud?: string;
  iss?: string;
  scheme?: string;
  jti?: string | undefined;
  iat?: number;
  exp?: number;
  key?: Uint8Array;
}

/** An encrypted text like the identity provider’s, with the changes of a test. */
async function forge(change: Forged = {}): Promise<string> {
  const claims = {
    iss: 'urn:portal:identity-provider',
    scheme: 'IAMForScholarship',
    jti: crypto.randomUUID() as string | undefined,
    iat: seconds(),
    exp: seconds() + 60,
    aud: 'urn:portal:authorize',
    ...change,
  };
  const { alg = 'dir', enc = 'A256GCM', typ = 'et+jwt', key = loadSecrets().encryptedText, ...rest } = claims;
  return new EncryptJWT({ ...rest, sub: 'person:x', name: 'Sarah', txn: 't'.repeat(43) })
    .setProtectedHeader({ alg, enc, typ })
    .encrypt(key);
}

const exchange = (text: string) =>
  callFromServer(AUTH_ENDPOINTS.authorizeScholarship, AUTH_SCHEMAS.authorizeScholarship, {
    locale: 'en',
    query: { EncryptedText: text },
  });

describe('an encrypted text', () => {
  it('is accepted if it is valid', async () => {
    await expect(exchange(await forge())).resolves.toEqual({ message: expect.stringMatching(/^ey/) });
  });

  it.each<[string, Forged]>([
    ['another audience', { aud: 'urn:portal:session' }],
    ['another issuer', { iss: 'urn:portal:api' }],
    ['another type', { typ: 'session+jwt' }],
    ['another scheme', { scheme: 'IAM' }],
    ['another encryption', { enc: 'A128CBC-HS256' }],
    ['another algorithm', { alg: 'A256GCMKW' }],
    ['an unknown key', { key: new Uint8Array(32) }],
    ['no id', { jti: undefined }],
    ['a longer lifetime than a minute', { exp: seconds() + 3600 }],
  ])('is refused with %s', async (_, change) => {
    await expect(exchange(await forge(change))).rejects.toMatchObject({ status: 400, code: 'signOnInvalid' });
  });

  it.each(['cookies', 'signOnRequests', 'tokens'] as const)(
    'is refused under the key for %s',
    async (purpose) => {
      const text = await forge({ key: loadSecrets()[purpose] });
      await expect(exchange(text)).rejects.toMatchObject({ code: 'signOnInvalid' });
    },
  );

  it('is refused if it is only signed', async () => {
    const text = await new SignJWT({ sub: 'person:x' })
      .setProtectedHeader({ alg: 'HS256', typ: 'et+jwt' })
      .setExpirationTime('1m')
      .sign(loadSecrets().encryptedText);
    await expect(exchange(text)).rejects.toMatchObject({ code: 'signOnInvalid' });
  });

  it('is refused as expired after one minute', async () => {
    const text = await forge({ iat: seconds() - 61, exp: seconds() - 1 });
    await expect(exchange(text)).rejects.toMatchObject({ status: 400, code: 'signOnExpired' });
  });

  it('is accepted once, for any number of simultaneous uses', async () => {
    const text = await forge();
    const results = await Promise.allSettled([1, 2, 3, 4, 5].map(() => exchange(text)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
