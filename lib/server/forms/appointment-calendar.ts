import 'server-only';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Kysely } from 'kysely';
import { env } from '@/lib/env/env';
import { writeLabel } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { loadRequestNames } from '@/lib/requests/request-names';
import { getAddress, getSiteOrigin } from '@/lib/routing/site-address';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';
import { describeSlots, readLastSlot } from './read-slot';

const MINUTE_MS = 60_000;

export interface CalendarFile {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

/** What the calendar file of an appointment says; null for one that never had an hour. */
export function calendarMethod(request: ServiceRequest): CalendarFile['method'] | null {
  if (!readLastSlot(request)) return null;
  return request.status === 'approved' ? 'REQUEST' : 'CANCEL';
}

/**
 * An appointment as an iCalendar file (RFC 5545, RFC 5546). Its UID never changes and its sequence is the version of
 * the request, so a later file moves or cancels the entry that an earlier one made.
 */
export async function buildAppointmentCalendar(
  db: Kysely<Tables>,
  request: ServiceRequest,
  locale: Locale,
): Promise<CalendarFile | null> {
  const slot = readLastSlot(request);
  const method = calendarMethod(request);
  if (!slot || !method) return null;
  const t = await loadTranslator(locale, 'requests');
  const names = await loadRequestNames(locale);
  const [shown] = await describeSlots(db, [slot], locale);
  const origin = getSiteOrigin();
  const { hostname } = new URL(origin);
  const start = new Date(slot.startsAt);
  const changedAt = new Date(request.updated_at);
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: hostname, product: 'appointments', language: locale.toUpperCase() },
    events: [
      {
        id: `appointment-${request.id}@${hostname}`,
        sequence: request.version,
        start,
        end: new Date(start.getTime() + slot.minutes * MINUTE_MS),
        stamp: changedAt,
        lastModified: changedAt,
        status: method === 'REQUEST' ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
        summary: `${names.form(request.form)}: ${shown?.name ?? ''}`,
        location: shown?.place ?? '',
        description: `${writeLabel(t('referenceNumber'), locale)} ${request.reference_number}`,
        url: `${origin}${getAddress(locale, '/requests')}`,
        organizer: { name: hostname, email: env.MAIL_FROM.replace(/^.*<|>.*$/g, '') },
        attendees: request.contact_email ? [{ email: request.contact_email }] : [],
      },
    ],
  });
  return { method, content: calendar.toString() };
}
