import 'server-only';
import type { ServiceRequest } from '@/lib/server/db/service-tables';

/** The day of an appointment, yyyy-MM-dd; other requests have none. */
export function readDay({ life, data }: Pick<ServiceRequest, 'life' | 'data'>): string | null {
  return life === 'appointment' ? (JSON.parse(data) as { preferredDate: string }).preferredDate : null;
}
