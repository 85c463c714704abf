import type { Challenge } from 'altcha-lib/types';
import { ApiFailure, toApiFailure } from '@/lib/api/api-failure';
import type { Endpoint } from '@/lib/api/contract/endpoint';
import { getCurrentLanguage } from '@/lib/api/language';
import { solveChallenge } from './solve';

async function fetchChallenge({ id, action = '' }: Endpoint): Promise<Challenge> {
  const headers = { 'Accept-Language': getCurrentLanguage() };
  const response = await fetch(`/gateway/challenge?${new URLSearchParams({ action, endpoint: id })}`, {
    headers,
  }).catch(() => {
    throw new ApiFailure(0, 'network', '');
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw toApiFailure(response, body, false);
  return body as Challenge;
}

/**
 * A code for the `SecCode` header: the solved challenge of an endpoint, good once and for five minutes.
 * Takes about a third of a second of work, done in a worker; up to 16 times that while very many are asked for.
 * @throws ApiFailure `network` or the server's own when no challenge comes, `botCheck` when it is not solved
 */
export async function getSecCode(endpoint: Endpoint): Promise<string> {
  const challenge = await fetchChallenge(endpoint);
  try {
    return btoa(JSON.stringify({ challenge, solution: await solveChallenge(challenge) }));
  } catch (error) {
    throw new ApiFailure(0, 'botCheck', error instanceof Error ? error.message : '');
  }
}
