import 'server-only';
import type { Kysely } from 'kysely';
import { isFinal } from '@/lib/forms/definition/transitions';
import { loadTranslator } from '@/lib/i18n/translator';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';

/** True for a request that can be merged, or continue a merged one: not an appointment, and not done. */
export const isMergeable = ({ workflow, status }: Pick<ServiceRequest, 'workflow' | 'status'>): boolean =>
  workflow === 'request' && !isFinal(workflow, status);

/** The request under whose number a merged one is continued; null for any other. */
export async function findTarget(db: Kysely<Tables>, id: string): Promise<ServiceRequest | null> {
  const target = await db
    .selectFrom('request_merge')
    .innerJoin('service_request', 'service_request.id', 'into_id')
    .selectAll('service_request')
    .where('request_id', '=', id)
    .executeTakeFirst();
  return target ?? null;
}

/** The requests that are continued under the number of this one, also by way of another, oldest first. */
export async function listMerged(db: Kysely<Tables>, id: string): Promise<ServiceRequest[]> {
  const found: ServiceRequest[] = [];
  for (let targets = [id]; targets.length > 0; ) {
    const merged = await db
      .selectFrom('request_merge')
      .innerJoin('service_request', 'service_request.id', 'request_id')
      .selectAll('service_request')
      .where('into_id', 'in', targets)
      .execute();
    found.push(...merged);
    targets = merged.map((request) => request.id);
  }
  return found.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** What the history of a merged request and the mail about it say, in the language of its sender. */
export async function describeMerge(request: ServiceRequest, survivor: ServiceRequest): Promise<string> {
  const t = await loadTranslator(request.locale, 'requests');
  return t('merged.note', { number: request.reference_number, survivor: survivor.reference_number });
}
