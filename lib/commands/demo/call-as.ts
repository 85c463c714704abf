import 'server-only';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { ENDPOINTS, type EndpointId, type SCHEMAS } from '@/lib/endpoints';
import type { Locale } from '@/lib/i18n/locales';
import { createApi } from '@/lib/server/app';
import { issueContextToken } from '@/lib/server/auth/tokens';
import { makeCheckCode } from './make-check-code';

const api = createApi();

/** Who calls: a person of the test sign-on. */
export interface Person {
  subject: string;
  name: string;
  locale: Locale;
}

type Answer<Id extends EndpointId> = z.infer<(typeof SCHEMAS)[Id]['response']>;

/**
 * Calls the API as a person who has just signed on, with the same guards and rules as over HTTP.
 * @param given the query of a GET, the JSON or the form of a POST
 * @throws Error if the call is refused
 */
export async function callAs<Id extends EndpointId>(
  { subject, name, locale }: Person,
  id: Id,
  given: FormData | Record<string, unknown> = {},
): Promise<Answer<Id>> {
  const { method, path } = ENDPOINTS[id];
  const headers = new Headers({ 'Accept-Language': locale });
  headers.set('Authorization', `Bearer ${await issueContextToken(subject, name, randomUUID())}`);
  if ('action' in ENDPOINTS[id]) headers.set('SecCode', await makeCheckCode(id));
  const isForm = given instanceof FormData;
  if (method === 'POST' && !isForm) headers.set('Content-Type', 'application/json');
  const query = new URLSearchParams(
    Object.entries(isForm ? {} : given).map(([key, value]) => [key, String(value)]),
  );
  const address = `http://demo.local/${path}${method === 'GET' ? `?${query}` : ''}`;
  const body = method === 'GET' ? null : isForm ? given : JSON.stringify(given);
  const response = await api.fetch(new Request(address, { method, headers, body }));
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path} as ${name}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}
