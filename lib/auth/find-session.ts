import 'server-only';
import { env } from '@/lib/env';
import { sendUpstream } from '@/lib/gateway/upstream';
import { wasEnded } from './ended-sessions';
import { unsealSession } from './session-cookie';
import type { Session } from './session-rules';

/** Path of the embedded API that knows the sessions; the door lets nobody through to it. */
export const SESSION_PATH = 'sign-on/session';

/** True unless the embedded API says that the session was ended; an external root says so itself, with a 401. */
async function isHonoured(session: Session): Promise<boolean> {
  if (env.API_ROOT) return true;
  const headers = new Headers({ Authorization: `Bearer ${session.token}` });
  const response = await sendUpstream({ method: 'GET', path: SESSION_PATH, headers });
  return response.ok;
}

/**
 * The session of the browser that sends these headers: unsealed, within its limits, and not signed out.
 * @throws UpstreamDown when the embedded API cannot tell
 */
export async function findSession(headers: Headers): Promise<Session | null> {
  const session = await unsealSession(headers);
  if (!session || wasEnded(session.token)) return null;
  return (await isHonoured(session)) ? session : null;
}
