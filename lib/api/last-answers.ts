import 'server-only';
import { LRUCache } from 'lru-cache';
import { env } from '@/lib/env/env';
import { isAnsweredHere } from './answered-here';
import type { Endpoint } from './contract/endpoint';
import type { ServerCallOptions } from './server-call';

/** Answers that each thread keeps: those of the pages that are asked for most. */
const MAX_ANSWERS = 200;
const DAY_MS = 86_400_000;

const answers = new LRUCache<string, { data: unknown }>({ max: MAX_ANSWERS, ttl: DAY_MS });

/** Names what everybody reads alike; null for what is read for one person or visitor. */
function nameAnswer(endpoint: Endpoint, { locale, query, person, peer }: ServerCallOptions) {
  const { id, method, token } = endpoint;
  const isShared = method === 'GET' && token !== 'none' && !person && !peer && !isAnsweredHere(endpoint);
  return env.API_ROOT && isShared ? `${env.API_ROOT} ${id} ${locale} ${new URLSearchParams(query)}` : null;
}

/** Keeps what an external root answered, for the time when it does not answer. */
export function keepAnswer(endpoint: Endpoint, options: ServerCallOptions, data: unknown): void {
  const name = nameAnswer(endpoint, options);
  if (name) answers.set(name, { data });
}

/** What an external root answered last, within a day; null where nothing is known. */
export function findLastAnswer(endpoint: Endpoint, options: ServerCallOptions): { data: unknown } | null {
  const name = nameAnswer(endpoint, options);
  return (name && answers.get(name)) || null;
}
