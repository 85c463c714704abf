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
 * Solves a challenge in a worker (a third of a second, under load 16 times that), or gets a reCAPTCHA token. @throws
 * ApiFailure
 */
export async function getSecCode(endpoint: Endpoint): Promise<string> {
  const task = await fetchTask(endpoint);
  try {
    return await solve(task);
  } catch (error) {
    throw new ApiFailure(0, 'botCheck', error instanceof Error ? error.message : '');
  }
}
