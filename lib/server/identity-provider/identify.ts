import 'server-only';
import type { SignOnRequest } from '@/lib/auth/sign-on-request';
import type { ApiContext } from '@/lib/server/http/api-context';
import { countAttempt } from '@/lib/server/http/rate-limit';
import { renderIdentifyPage } from './identify-page';
import { readIdentity } from './identity';
import { loadTexts, respond, respondInvalid } from './respond';
import { putWaiting } from './transactions';

/** Address of the step that follows, relative to this one: the path stays, so it stands wherever it is mounted. */
export const stepAddress = (c: ApiContext, step = '') =>
  `?${new URLSearchParams({ request: c.req.query('request') ?? '', ...(step ? { step } : {}) })}`;

/**
 * Takes who is signing in and leads on to the number; with faults it shows the form again, answers kept.
 * Counted by person, so that nobody can be tried out at length.
 */
export async function identify(
  c: ApiContext,
  { txn, locale, exp }: SignOnRequest,
  form: URLSearchParams,
): Promise<Response> {
  const given = readIdentity(form, locale);
  if ('faults' in given) {
    return respond(
      c,
      422,
      renderIdentifyPage(locale, await loadTexts(locale), { typed: given.typed, faults: given.faults }),
    );
  }
  await countAttempt('identify', given.identity.subject);
  const isWaiting = await putWaiting(txn, given.identity, new Date(exp * 1000));
  return isWaiting ? c.redirect(stepAddress(c), 303) : respondInvalid(c, 410);
}
