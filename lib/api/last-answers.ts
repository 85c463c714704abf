import 'server-only';
import { LRUCache } from 'lru-cache';
import { env } from '@/lib/env/env';
import { isAnsweredHere } from './answered-here';
import type { Endpoint } from './contract/endpoint';
import type { ServerCallOptions } from './server-call';

/** Maximum number of answers that each thread keeps, most recently used first. */
const MAX_ANSWERS = 200;
const DAY_MS = 86_400_000;

const answers = new LRUCache<string, { data: unknown }>({ max: MAX_ANSWERS, ttl: DAY_MS });

/** Cache key of an answer shared by all visitors; null if it is for one person or visitor. */
function nameAnswer(endpoint: Endpoint, { locale, query, person, peer }: ServerCallOptions) {
  const { id, method, token } = endpoint;
  const isShared = method === 'GET' && token !== 'none' && !person && !peer && !isAnsweredHere(endpoint);
  return env.API_ROOT && isShared ? `${env.API_ROOT} ${id} ${locale} ${new URLSearchParams(query)}` : null;
}

/** Stores an external root's answer for use while the root is unavailable. */
export function keepAnswer(endpoint: Endpoint, options: ServerCallOptions, data: unknown): void {
  const name = nameAnswer(endpoint, options);
  if (name) answers.set(name, { data });
}

/** The last answer of an external root within a day; null without one. */
export function findLastAnswer(endpoint: Endpoint, options: ServerCallOptions): { data: unknown } | null {
  const name = nameAnswer(endpoint, options);
  return (name && answers.get(name)) || null;
}
