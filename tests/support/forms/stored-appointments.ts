import { randomUUID } from 'node:crypto';
import { toPayload } from '@/lib/forms/rules/payload';
import { getForm } from '@/lib/requests/forms';
import type { Database } from '@/lib/server/db/open';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import { storeRequest } from '@/lib/server/forms/store-request';
import { makeAnswers } from './form-samples';

const form = getForm('appointment');

/** Stores appointments as if they had been sent in this order, each for its wished day. */
export async function storeAppointments(db: Database, days: readonly string[]): Promise<ServiceRequest[]> {
  const stored: ServiceRequest[] = [];
  for (const preferredDate of days) {
    const data = toPayload(form, { ...makeAnswers(form), preferredDate });
    const sender = `person:${randomUUID()}`;
    stored.push(await storeRequest(db, { form, key: randomUUID(), sender, data, files: [], locale: 'ar' }));
  }
  return stored;
}
