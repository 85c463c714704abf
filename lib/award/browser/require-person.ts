import { ApiFailure } from '@/lib/api/api-failure';
import { fetchSession } from './client-queries';

/**
 * Makes sure that nobody sends for someone else, once a session has ended while the form was open.
 * @param name who must be signed in
 * @throws ApiFailure `sessionEnded` when nobody is, `otherPerson` when someone else is; AbortError when `signal` ends it
 */
export async function requirePerson(name: string, signal: AbortSignal): Promise<void> {
  const session = await fetchSession(signal);
  signal.throwIfAborted();
  if (!session.signedIn) throw new ApiFailure(401, 'sessionEnded', '');
  if (session.name !== name) throw new ApiFailure(409, 'otherPerson', '');
}
