import 'server-only';
import { countRefusal } from '@/lib/auth/refusals/refusals';
import { outcomeAddress } from '@/lib/auth/rules/outcome-address';
import { RETURN_TARGETS } from '@/lib/auth/rules/return-targets';
import type { SignOnRequest } from '@/lib/auth/sign-on/sign-on-request';
import { makeEncryptedText } from '@/lib/server/auth/authorize/encrypted-text';
import type { ApiContext } from '@/lib/server/http/api-context';
import { countAttempt } from '@/lib/server/http/rate-limit';
import { renderIdentifyPage } from './identify-page';
import { readIdentity } from './identity';
import { loadTexts, respond, respondInvalid } from './respond';
import { decideTransaction, putWaiting, type Transaction } from './transactions';

async function callbackAddress({ locale, target }: SignOnRequest, transaction: Transaction): Promise<string> {
  const { subject, name, id } = transaction;
  const text = await makeEncryptedText({ subject, name, txn: id });
  return `/${locale}${RETURN_TARGETS[target]}?EncryptedText=${text}`;
}

/** Decides a waiting transaction and redirects to the portal. Only the first decision has an effect. */
export async function decide(
  c: ApiContext,
  request: SignOnRequest,
  transaction: Transaction,
  approved: boolean,
): Promise<Response> {
  const isFirst = await decideTransaction(transaction.id, approved ? 'approved' : 'rejected');
  if (!isFirst) return respondInvalid(c, 410);
  if (!approved) {
    countRefusal('signOnFailed', transaction.subject);
    return c.redirect(outcomeAddress(request.locale, 'rejected', request.target), 303);
  }
  return c.redirect(await callbackAddress(request, transaction), 303);
}

/** Address of the next step, relative to this one, so that it is independent of the mount path. */
export const stepAddress = (c: ApiContext, step = '') =>
  `?${new URLSearchParams({ request: c.req.query('request') ?? '', ...(step ? { step } : {}) })}`;

/** Continues with the number, or shows the errors. Limited by person, so that identities cannot be guessed. */
export async function identify(
  c: ApiContext,
  { txn, locale, exp }: SignOnRequest,
  form: URLSearchParams,
): Promise<Response> {
  const given = readIdentity(form, locale);
  if ('errors' in given) {
    return respond(
      c,
      422,
      renderIdentifyPage(locale, await loadTexts(locale), { typed: given.typed, errors: given.errors }),
    );
  }
  await countAttempt('identify', given.identity.subject);
  const isWaiting = await putWaiting(txn, given.identity, new Date(exp * 1000));
  return isWaiting ? c.redirect(stepAddress(c), 303) : respondInvalid(c, 410);
}
