import 'server-only';
import { now } from '@/lib/clock';
import { env } from '@/lib/env';
import { sendUpstream } from '@/lib/gateway/upstream';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { rememberEnded } from './ended-sessions';
import { SESSION_PATH } from './find-session';
import { outcomeAddress } from './outcome-address';
import { storePending } from './pending-sign-ons';
import { readForm } from './read-form';
import { isReturnTarget } from './return-targets';
import { seeOther } from './see-other';
import { clearSession, unsealSession } from './session-cookie';
import type { Session } from './session-rules';

/** Ends the session at the embedded API, which refuses its token from then on. */
async function endUpstream({ token }: Session): Promise<void> {
  if (env.API_ROOT) return;
  const headers = new Headers({ Authorization: `Bearer ${token}` });
  await sendUpstream({ method: 'DELETE', path: SESSION_PATH, headers });
}

/** Ends a session wherever it is known. */
export async function endSession(session: Session): Promise<void> {
  rememberEnded(session.token, session.expiresAt, now());
  await endUpstream(session);
}

/**
 * Signs out: ends the session, takes its cookies away and leads to the award page, or to the page of the
 * sign-on check. Takes the form fields `locale` and `returnTarget`, which may be missing. Signing out twice, or without being signed in, leads there as well.
 */
export async function signOut(request: Request): Promise<Response> {
  const form = await readForm(request);
  const [locale, target] = [String(form.get('locale')), form.get('returnTarget')];
  const session = await unsealSession(request.headers);
  if (session) await endSession(session);
  const language = isLocale(locale) ? locale : DEFAULT_LOCALE;
  const address = outcomeAddress(language, 'out', isReturnTarget(target) ? target : undefined);
  const cookies = [clearSession(request.headers), await storePending([], request.headers)];
  const response = seeOther(address, cookies);
  response.headers.set('Clear-Site-Data', '"cache"');
  return response;
}
