import 'server-only';
import type { Caller } from '@/lib/auth/tokens/caller';
import { toReferenceNumber } from '@/lib/forms/rules/reference-number';
import type { Database } from '@/lib/server/db/open';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import { RequestError } from '@/lib/server/http/errors';
import { findTarget } from './merge/find-merged';
import { isSameMobile } from './same-sender';

/** Proof of access to a request. */
export interface Claim {
  referenceNumber: string;
  contact?: string | undefined;
}

function matchesContact(request: ServiceRequest, contact: string | undefined): boolean {
  if (!contact) return false;
  if (contact.includes('@')) return request.contact_email?.toLowerCase() === contact.toLowerCase();
  return request.contact_mobile !== null && isSameMobile(contact, request.contact_mobile);
}

/** True for the sender of a request, and for anyone who knows the contact that was given with it. */
export const mayOpen = (request: ServiceRequest, contact: string | undefined, caller: Caller): boolean =>
  (caller.kind === 'person' && request.sender === caller.subject) || matchesContact(request, contact);

/**
 * For the sender, or anyone who knows number and contact; the error does not tell which is wrong. The number of a
 * merged request leads to the one that continues it, if the caller may open that one too. @throws RequestError 404
 */
export async function openRequest(db: Database, claim: Claim, caller: Caller): Promise<ServiceRequest> {
  const { referenceNumber, contact } = claim;
  const asked = await db
    .selectFrom('service_request')
    .selectAll()
    .where('reference_number', '=', toReferenceNumber(referenceNumber))
    .executeTakeFirst();
  if (!asked || !mayOpen(asked, contact, caller)) throw new RequestError(404, 'requestUnknown');
  for (let request = asked; ; ) {
    const target = await findTarget(db, request.id);
    if (!target || !mayOpen(target, contact, caller)) return request;
    request = target;
  }
}
