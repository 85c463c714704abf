import 'server-only';
import { outcomeAddress } from '@/lib/auth/outcome-address';
import { countRefusal } from '@/lib/auth/refusals/refusals';
import { RETURN_TARGETS } from '@/lib/auth/return-targets';
import type { SignOnRequest } from '@/lib/auth/sign-on-request';
import { makeEncryptedText } from '@/lib/server/auth/authorize/encrypted-text';
import type { ApiContext } from '@/lib/server/http/api-context';
import { respondInvalid } from './respond';
import { decideTransaction, type Transaction } from './transactions';

async function callbackAddress({ locale, target }: SignOnRequest, transaction: Transaction): Promise<string> {
  const { subject, name, id } = transaction;
  const text = await makeEncryptedText({ subject, name, txn: id });
  return `/${locale}${RETURN_TARGETS[target]}?EncryptedText=${text}`;
}

/**
 * Takes the decision about a waiting transaction and leads back to the portal, by an address relative to the
 * one that the visitor used. A decision comes once: the second finds nothing to decide.
 */
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
