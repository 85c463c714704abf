import type { Challenge } from 'altcha-lib/types';
import type { BotAction } from '@/lib/contract/endpoints';
import { ApiFailure, toApiFailure } from '@/lib/gateway/api-failure';
import { getCurrentLanguage } from '@/lib/gateway/language';
import { solveChallenge } from './solve';

async function fetchChallenge(action: BotAction): Promise<Challenge> {
  const headers = { 'Accept-Language': getCurrentLanguage() };
  const response = await fetch(`/gateway/challenge?action=${action}`, { headers }).catch(() => {
    throw new ApiFailure(0, 'network', '');
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw toApiFailure(response, answer, false);
  return answer as Challenge;
}

/**
 * A code for the `SecCode` header: the solved challenge of an action, good once and for five minutes.
 * Takes about a third of a second of work, done in a worker.
 * @throws ApiFailure `network` or the server's own when no challenge comes, `botCheck` when it is not solved
 */
export async function getSecCode(action: BotAction): Promise<string> {
  const challenge = await fetchChallenge(action);
  try {
    return btoa(JSON.stringify({ challenge, solution: await solveChallenge(challenge) }));
  } catch (error) {
    throw new ApiFailure(0, 'botCheck', error instanceof Error ? error.message : '');
  }
}
