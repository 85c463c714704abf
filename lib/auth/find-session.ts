import 'server-only';
import { sendUpstream } from '@/lib/api/upstream';
import { countRefusal } from '@/lib/auth/refusals/refusals';
import { sourceOf } from '@/lib/auth/refusals/source';
import { now } from '@/lib/config/clock';
import { env } from '@/lib/config/env';
import { findCookie } from './cookies';
import { readSessionId, SESSION_COOKIE } from './session-cookie';
import { findRecord } from './session-records';
import { isSessionAlive, type Session } from './session-rules';
import { toSession } from './session-seal';

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
 * The session of the browser that sends these headers: kept by the portal, within its limits, and not ended.
 * @throws UpstreamDown when the embedded API cannot tell
 */
export async function findSession(headers: Headers): Promise<Session | null> {
  const id = readSessionId(headers);
  // What is over may come back from any browser; what never was one of ours comes from nobody honest.
  if (!id && findCookie(SESSION_COOKIE, headers)) countRefusal('tokenRefused', sourceOf(headers));
  const record = id ? findRecord(id) : null;
  const session = record ? await toSession(record) : null;
  if (!session || !isSessionAlive(session, now())) return null;
  return (await isHonoured(session)) ? session : null;
}
