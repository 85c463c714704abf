import 'server-only';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { loadSecrets } from '@/lib/auth/tokens/secrets';
import type { EndpointId } from '@/lib/endpoints';

/** A valid, unused bot-check code for a call, with a short task: the demonstration and tests need hundreds. */
export async function makeCheckCode(call: EndpointId): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 500,
    counter: 1,
    data: { call, endsAt: Date.now() + 300_000 },
    deriveKey,
    hmacSignatureSecret: Buffer.from(loadSecrets().botCheck).toString('base64url'),
  });
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
}
