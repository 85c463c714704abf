import 'server-only';
import type { Endpoint } from '@/lib/api/contract/endpoint';
import { FORCE_CONTEXT_HEADER } from '@/lib/api/headers';
import type { Session } from '@/lib/auth/rules/session-rules';
import { findSession } from '@/lib/auth/sessions/find-session';
import type { Caller } from './caller';

export interface Attached {
  /** The value for the Authorization header; null sends none. */
  authorization: string | null;
  /** The session of the browser, if any. */
  session: Session | null;
  /** Whom the embedded API found behind that token. */
  caller?: Caller;
  /** True when the token of that session is the one that is sent. */
  usesContext: boolean;
  /** True when the call needs a signed-in person and there is none. */
  refused: boolean;
}

/**
 * Decides which token a call carries (CALL-05): the table's `forced` rows and marked calls the context
 * token and nothing else, `context` rows the context token when someone is signed in, all others the visitor's.
 */
export async function attachToken({ token }: Endpoint, headers: Headers): Promise<Attached> {
  const session = await findSession(headers);
  const forced = token === 'forced' || headers.has(FORCE_CONTEXT_HEADER);
  const usesContext = session !== null && token !== 'none' && (forced || token === 'context');
  const refused = forced && token !== 'none' && session === null;
  if (session && usesContext) {
    return {
      authorization: `Bearer ${session.token}`,
      session,
      caller: session.caller,
      usesContext,
      refused,
    };
  }
  const own = token === 'none' || refused ? null : headers.get('authorization');
  return { authorization: own, session, usesContext, refused };
}
