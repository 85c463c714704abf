import 'server-only';
import { findEndpoint, getEndpoint } from '@/lib/api/contract/endpoints';
import { countRefusal } from '@/lib/auth/refusals/refusals';
import { sourceOf } from '@/lib/auth/refusals/source';
import { answerError } from './error-answer';
import { forwardCall } from './forward';
import { isFromOwnPage } from './origin-check';
import { findOwnCall } from './own-calls';
import { UpstreamDown } from './upstream';

const PREFIX = '/gateway/';

type Answer = (request: Request) => Promise<Response>;

/** What answers a path: the methods that it takes, each with its handler; null for an unknown or closed one. */
function findAnswers(path: string): Partial<Record<string, Answer>> | null {
  const own = findOwnCall(path);
  if (own) {
    const entries = Object.entries(own).map(([method, handler]) => [
      method,
      (request: Request) => handler(request, path),
    ]);
    return Object.fromEntries(entries);
  }
  const id = findEndpoint(path);
  if (!id) return null;
  const endpoint = getEndpoint(id);
  if (endpoint.door === 'closed') return null;
  return { [endpoint.method]: (request: Request) => forwardCall(request, endpoint) };
}

const changesState = (method: string) => method !== 'GET' && method !== 'HEAD';

async function answer(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.slice(PREFIX.length);
  const answers = findAnswers(path);
  if (!answers) return answerError(404, 'notFound', request);
  const handler = answers[request.method === 'HEAD' ? 'GET' : request.method];
  if (!handler)
    return answerError(405, 'methodNotAllowed', request, { Allow: Object.keys(answers).join(', ') });
  if (changesState(request.method) && !isFromOwnPage(request.headers)) {
    countRefusal('foreignOrigin', sourceOf(request.headers));
    return answerError(403, 'foreignOrigin', request);
  }
  return handler(request);
}

/**
 * The one door to the API (CALL-01): the gateway's own calls and the rows of the endpoint table, nothing else.
 * @returns errors in the one shape: 404 unknown, 405 wrong method, 403 foreign origin, 401 sign-on over,
 *   503 `unavailable` when the API does not answer
 */
export async function handleGateway(request: Request): Promise<Response> {
  try {
    return await answer(request);
  } catch (error) {
    if (error instanceof UpstreamDown)
      return answerError(503, 'unavailable', request, { 'Retry-After': '10' });
    throw error;
  }
}
