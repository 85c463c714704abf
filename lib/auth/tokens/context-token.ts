import 'server-only';
import type { Endpoint } from '@/lib/api/contract/endpoint';
import { FORCE_CONTEXT_HEADER } from '@/lib/api/headers';
import type { Session } from '@/lib/auth/rules/session-rules';
import { findSession } from '@/lib/auth/sessions/find-session';
import type { Caller } from './caller';

export interface Attached {
  /** Value of the Authorization header; null sends none. */
  authorization: string | null;
  session: Session | null;
  /** The embedded API's earlier result for that token. */
  caller?: Caller;
  /** True when the token of that session is sent. */
  usesContext: boolean;
  refused: boolean;
}

/** `forced` rows and marked calls use only the context token, `context` rows if someone is signed in (CALL-05). */
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
