import { ApiFailure } from '@/lib/api/api-failure';
import { fetchSession } from './client-queries';

/**
 * Ensures that a form is not sent for another person after its session has ended.
 * @param name of the person who must be signed in
 * @throws ApiFailure `sessionEnded` when nobody is signed in, `otherPerson` when someone else is; AbortError when
 * `signal` ends it
 */
export async function requirePerson(name: string, signal: AbortSignal): Promise<void> {
  const session = await fetchSession(signal);
  signal.throwIfAborted();
  if (!session.signedIn) throw new ApiFailure(401, 'sessionEnded', '');
  if (session.name !== name) throw new ApiFailure(409, 'otherPerson', '');
}
