import 'server-only';
import type { Caller } from '@/lib/auth/tokens/caller';
import { toLatinDigits } from '@/lib/i18n/digits';
import type { Database } from '@/lib/server/db/open';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import { RequestError } from '@/lib/server/http/errors';

/** Proof of access to a request. */
export interface Claim {
  referenceNumber: string;
  contact?: string | undefined;
}

/** National and international spellings of a number have the same last digits. */
const NUMBER_END = 9;

function isSameMobile(given: string, stored: string): boolean {
  const [asked, known] = [given, stored].map((text) => toLatinDigits(text).replace(/\D/g, ''));
  if (!asked || !known || asked.length < NUMBER_END) return false;
  return asked.slice(-NUMBER_END) === known.slice(-NUMBER_END);
}

function matchesContact(request: ServiceRequest, contact: string | undefined): boolean {
  if (!contact) return false;
  if (contact.includes('@')) return request.contact_email?.toLowerCase() === contact.toLowerCase();
  return request.contact_mobile !== null && isSameMobile(contact, request.contact_mobile);
}

/**
 * For the sender, or anyone who knows number and contact; the error does not tell which is wrong. @throws RequestError
 * 404
 */
export async function openRequest(db: Database, claim: Claim, caller: Caller): Promise<ServiceRequest> {
  const request = await db
    .selectFrom('service_request')
    .selectAll()
    .where('reference_number', '=', toLatinDigits(claim.referenceNumber).toUpperCase())
    .executeTakeFirst();
  const isSender = caller.kind === 'person' && request?.sender === caller.subject;
  if (request && (isSender || matchesContact(request, claim.contact))) return request;
  throw new RequestError(404, 'requestUnknown');
}
