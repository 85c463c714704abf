import { z } from 'zod';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { line, target } from '@/lib/requests/work/schemas';
import { CELL_MINUTES } from './plan-slots';

/** A remote line takes appointments that are held remotely, the others those in person. */
export const RESOURCE_KINDS = ['room', 'host', 'remote'] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** From Sunday, 0, to Thursday: the days on which the ministry works. */
export const WEEKDAYS = ['0', '1', '2', '3', '4'] as const;

export const NAME_LENGTH = 80;
export const PLACE_LENGTH = 200;
export const MAX_SEATS = 20;
export const MAX_NOTICE_HOURS = 720;
export const MAX_MINUTES = 240;
/** The length of an appointment about a topic that is newer than the data of its place. */
export const USUAL_MINUTES = 30;
export const MAX_OFFERS = 3;
/** How many free times have a button that approves an appointment. */
export const SUGGESTED_SLOTS = 5;

const number = (min: number, max: number) => z.int('pattern').min(min, 'pattern').max(max, 'pattern');
const day = z.iso.date({ error: 'date' });
const time = z.string().regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, 'pattern');

const MAX_ROOMS = 50;

const resourceFields = {
  kind: z.enum(RESOURCE_KINDS, { error: 'choice' }),
  seats: number(1, MAX_SEATS),
  noticeHours: number(0, MAX_NOTICE_HOURS),
  /** Minutes of an appointment, by id of the topic. */
  minutes: z.record(
    z.string().regex(/^[1-9]\d{0,3}$/, 'choice'),
    number(CELL_MINUTES, MAX_MINUTES).multipleOf(CELL_MINUTES, 'pattern'),
  ),
  /** Rooms in which a host receives: one that is free is booked together with the host. */
  rooms: z.array(z.uuid('choice')).max(MAX_ROOMS, 'pattern').default([]),
  texts: z.record(
    z.enum(LOCALE_CODES),
    z.strictObject({
      name: line(NAME_LENGTH).min(1, 'required'),
      place: line(PLACE_LENGTH).min(1, 'required'),
    }),
  ),
};
/** Without an id it is a new resource. */
export const resourceBody = z
  .strictObject({
    id: z.uuid('id').optional(),
    version: z.int('number').default(0),
    ...resourceFields,
  })
  .refine(({ kind, rooms }) => kind === 'host' || rooms.length === 0, { path: ['rooms'], error: 'pattern' });
export const endResourceBody = z.strictObject(target);

const hoursFields = {
  weekdays: z.array(z.enum(WEEKDAYS, { error: 'choice' })).min(1, 'required'),
  inRamadan: z.boolean(),
  opens: time,
  closes: time,
  firstDay: day,
};
export const hoursBody = z
  .strictObject({ resource: z.uuid('id'), ...hoursFields, lastDay: day.optional() })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'order' })
  .refine(({ firstDay, lastDay }) => lastDay === undefined || firstDay <= lastDay, {
    path: ['lastDay'],
    error: 'pattern',
  });
export const endHoursBody = z.strictObject({ id: z.uuid('id') });

const resource = z.object({
  id: z.string(),
  version: z.int(),
  ...resourceFields,
  hours: z.array(z.object({ id: z.string(), ...hoursFields, lastDay: z.string().nullable() })),
});
export type Resource = z.infer<typeof resource>;

/** A time at a resource, and the room if it is a host who needs one: what a caller chooses. */
export const slotChoice = z.strictObject({
  resource: z.uuid('choice'),
  startsAt: z.iso.datetime('choice'),
  room: z.uuid('choice').optional(),
});
export type SlotChoice = z.infer<typeof slotChoice>;
/** The time of an appointment, as it is stored with it. */
export type Slot = SlotChoice & { minutes: number };

export const shownSlot = z.object({
  resource: z.string(),
  startsAt: z.string(),
  room: z.string().optional(),
  minutes: z.int(),
  /** Names of the resource and of the room. */
  name: z.string(),
  place: z.string(),
});
export type ShownSlot = z.infer<typeof shownSlot>;

/** When an appointment takes place, and the times among which its sender may choose. */
export const times = z.object({
  slot: shownSlot.nullable(),
  offers: z.array(shownSlot.extend({ id: z.string(), expiresAt: z.string() })),
  /** The method of the calendar file; null without one. */
  calendar: z.enum(['REQUEST', 'CANCEL']).nullable(),
});
export type Times = z.infer<typeof times>;

/** `Desk/OfferSlots`: the times are held until the end of the day `until`. */
export const offerBody = z.strictObject({
  ...target,
  slots: z.array(slotChoice).min(1, 'required').max(MAX_OFFERS, 'pattern'),
  until: day,
});
export const chooseBody = z.strictObject({
  referenceNumber: z.string({ error: 'required' }).max(20, 'tooLong'),
  offer: z.uuid({ error: 'required' }),
});
/** `MinsterAppointment/GetCalendar`; it names the language, because a download link cannot set a header. */
export const calendarQuery = z.object({
  referenceNumber: z.string().max(20, 'tooLong'),
  language: z.enum(LOCALE_CODES).optional(),
});

/** `Desk/GetWeek`: the week of a day and a resource; by default the present one and the first. */
export const weekQuery = z.object({ day: day.optional(), resource: z.uuid('id').optional() });

const weekCell = z.object({
  isOpen: z.boolean(),
  /** Seats that are free for the whole half hour. */
  free: z.int(),
  /** Appointments that the caller may see. */
  requests: z.array(z.object({ id: z.string(), referenceNumber: z.string(), isHeld: z.boolean() })),
});
export const week = z.object({
  resources: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Null if there is none. */
  resource: z.string().nullable(),
  seats: z.int(),
  days: z.array(z.string()),
  rows: z.array(z.object({ time: z.string(), cells: z.array(weekCell) })),
});
export type Week = z.infer<typeof week>;

const saved = z.object({ data: z.object({ saved: z.literal(true) }) });

export const SLOT_SCHEMAS = {
  listResources: {
    summary: 'Where appointments take place, with names in seven languages and hours',
    response: z.object({ data: z.array(resource) }),
  },
  saveResource: { summary: 'Creates or changes a resource', body: resourceBody, response: saved },
  endResource: {
    summary: 'Ends a resource: it takes no more appointments; those that are made stay',
    body: endResourceBody,
    response: saved,
  },
  addHours: { summary: 'Adds weekly hours to a resource', body: hoursBody, response: saved },
  endHours: { summary: 'Ends weekly hours with the present day', body: endHoursBody, response: saved },
  getWeek: {
    summary: 'A week of a resource by half hours: free seats and appointments',
    query: weekQuery,
    response: z.object({ data: week }),
  },
  offerSlots: {
    summary: 'Holds up to three times for an appointment until its sender chooses',
    body: offerBody,
    response: saved,
  },
};
