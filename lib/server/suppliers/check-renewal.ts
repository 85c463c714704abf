import 'server-only';
import { formatDate, parseDay } from '@/lib/i18n/format';
import type { Check } from '@/lib/server/forms/store-request';
import { RequestError } from '@/lib/server/http/errors';
import { renewableFrom } from '@/lib/suppliers/validity';
import { findRegistered, isWaiting, listSent, readToday, stateOf } from './read-suppliers';

/**
 * An application with the number of a registered supplier is its renewal: only its owner sends it, once, and not too
 * early. After the end of the validity anyone may apply; the staff then decides whose registration it is.
 * @throws RequestError 409 `supplierSuspended`, `renewalEarly`
 */
export const checkRenewal: Check = async (
  { commercialRegistration },
  db,
  sender,
  locale,
): Promise<Record<string, string>> => {
  const number = String(commercialRegistration);
  const supplier = await findRegistered(db, number);
  if (!supplier) return {};
  const isOwner = sender !== null && sender === supplier.owner;
  const state = stateOf(supplier);
  if (!isOwner) return state === 'expired' ? {} : { commercialRegistration: 'registered' };
  if (state === 'suspended') throw new RequestError(409, 'supplierSuspended');
  const from = renewableFrom(supplier.valid_until);
  if (readToday() < from)
    throw new RequestError(409, 'renewalEarly', { values: { date: formatDate(parseDay(from), locale) } });
  const sent = await listSent(db, number, sender);
  return sent.some(isWaiting) ? { commercialRegistration: 'underReview' } : {};
};
