import type { Challenge } from 'altcha-lib/types';
import { ApiFailure, toApiFailure } from '@/lib/api/api-failure';
import type { Endpoint } from '@/lib/api/contract/endpoint';
import { getCurrentLanguage } from '@/lib/api/language';
import type { RecaptchaTask } from './recaptcha';
import { solveChallenge } from './solve';

async function fetchTask({ id, action = '' }: Endpoint): Promise<Challenge | RecaptchaTask> {
  const headers = { 'Accept-Language': getCurrentLanguage() };
  const response = await fetch(`/gateway/challenge?${new URLSearchParams({ action, endpoint: id })}`, {
    headers,
  }).catch(() => {
    throw new ApiFailure(0, 'network', '');
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw toApiFailure(response, body, false);
  return body as Challenge | RecaptchaTask;
}

async function solve(task: Challenge | RecaptchaTask): Promise<string> {
  if ('siteKey' in task) return (await import('./recaptcha')).executeRecaptcha(task);
  return btoa(JSON.stringify({ challenge: task, solution: await solveChallenge(task) }));
}

/**
 * A code for the `SecCode` header: either the solved challenge of an endpoint, valid once and for five minutes, or a
 * reCAPTCHA token if the portal uses it. Solving takes about a third of a second in a worker, and up to 16 times as
 * long while the portal receives very many requests for challenges.
 * @throws ApiFailure `network` or the server's error when no challenge is received, `botCheck` when it is not solved
 */
export async function getSecCode(endpoint: Endpoint): Promise<string> {
  const task = await fetchTask(endpoint);
  try {
    return await solve(task);
  } catch (error) {
    throw new ApiFailure(0, 'botCheck', error instanceof Error ? error.message : '');
  }
}
