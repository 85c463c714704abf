import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { ResourceKind } from '@/lib/requests/slots/schemas';

/** A room, a host or a remote line. It is ended, never deleted: earlier appointments name it. */
interface ResourceTable {
  id: string;
  kind: ResourceKind;
  /** How many appointments it takes at the same time. */
  seats: number;
  /** An appointment is made at least this many hours before it begins. */
  notice_hours: number;
  /** Minutes of an appointment by id of its topic, as JSON. */
  minutes: string;
  /** Ids of the rooms in which a host receives, as JSON. */
  rooms: string;
  ended_at: string | null;
  version: number;
}

interface ResourceTextTable {
  resource_id: string;
  locale: Locale;
  name: string;
  place: string;
}

interface ResourceHoursTable {
  id: string;
  resource_id: string;
  /** Digits of the weekdays, 0 is Sunday: `01234`. */
  weekdays: string;
  /** 1: for the days of Ramadan only; 0: for all other days. */
  in_ramadan: 0 | 1;
  /** HH:mm in Riyadh */
  opens: string;
  closes: string;
  /** yyyy-MM-dd */
  first_day: string;
  /** Inclusive; null without an end. */
  last_day: string | null;
}

/** Fifteen minutes of a seat that are taken by an appointment, or held for an offer. */
interface AppointmentCellTable {
  resource_id: string;
  /** From 1 to the number of seats. */
  seat: number;
  cell_at: string;
  request_id: string;
  /** Null for the time of the appointment itself. */
  offer_id: string | null;
}

/** A time that is held until its sender chooses, or until it expires. */
interface AppointmentOfferTable {
  id: string;
  request_id: string;
  /** Resource, room, start and minutes, as JSON. */
  slot: string;
  starts_at: string;
  expires_at: string;
}

export interface AppointmentTables {
  resource: ResourceTable;
  resource_text: ResourceTextTable;
  resource_hours: ResourceHoursTable;
  appointment_cell: AppointmentCellTable;
  appointment_offer: AppointmentOfferTable;
}
