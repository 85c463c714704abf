import 'server-only';
import { outcomeAddress } from '@/lib/auth/rules/outcome-address';
import { isReturnTarget } from '@/lib/auth/rules/return-targets';
import { readForm } from '@/lib/auth/sessions/read-form';
import { storePending } from '@/lib/auth/sign-on/pending-sign-ons';
import { seeOther } from '@/lib/auth/sign-on/see-other';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { endSessions } from './end-sessions';
import { clearSession, readSessionId } from './session-cookie';

/** Redirects to the award page or the sign-on check, also without a session. */
export async function signOut(request: Request): Promise<Response> {
  const form = await readForm(request);
  const [locale, target] = [String(form.get('locale')), form.get('returnTarget')];
  const id = readSessionId(request.headers);
  if (id) await endSessions({ id });
  const language = isLocale(locale) ? locale : DEFAULT_LOCALE;
  const address = outcomeAddress(language, 'out', isReturnTarget(target) ? target : undefined);
  const cookies = [clearSession(request.headers), await storePending([], request.headers)];
  const response = seeOther(address, cookies);
  response.headers.set('Clear-Site-Data', '"cache"');
  return response;
}
