import 'server-only';
import type { ServiceRequest } from '@/lib/server/db/service-tables';

/** The day of an appointment, yyyy-MM-dd; other requests have none. */
export function readDay({ workflow, data }: Pick<ServiceRequest, 'workflow' | 'data'>): string | null {
  return workflow === 'appointment' ? (JSON.parse(data) as { preferredDate: string }).preferredDate : null;
}
