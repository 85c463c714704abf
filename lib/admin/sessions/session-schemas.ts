import { z } from 'zod';
import { REFUSAL_KINDS } from '@/lib/auth/refusals/refusal-kinds';
import { toLatinDigits } from '@/lib/i18n/digits';

/** `Desk/ListSessions`: the person after whom the page begins. */
export const sessionsQuery = z.object({ after: z.string().max(255, 'tooLong').optional() });

/** A page of signed-in people by their pseudonyms; staff also have their label. */
const sessionsResponse = z.object({
  data: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        label: z.string().nullable(),
        isOwn: z.boolean(),
        sessions: z.int(),
        startedAt: z.string(),
        seenAt: z.string(),
      }),
    ),
    next: z.string().nullable(),
  }),
});

/** An identity number, also in Arabic or Persian digits and with spaces. */
export const nationalId = z
  .string('required')
  .transform((text) => toLatinDigits(text).replace(/\s/g, ''))
  .pipe(z.string().regex(/^[12]\d{9}$/, 'pattern'));

/** `Desk/EndSessions`: whose sessions end. Ending everyone's requires a confirmation. */
export const endSessionsBody = z.discriminatedUnion('who', [
  z.strictObject({
    who: z.literal('subject'),
    subject: z.string('required').min(1, 'required').max(255, 'tooLong'),
  }),
  z.strictObject({ who: z.literal('nationalId'), nationalId }),
  z.strictObject({ who: z.literal('everyone'), confirmed: z.literal('yes', 'required') }),
]);
export type EndSessions = z.output<typeof endSessionsBody>;

/** `Desk/ListRefusals`: the row after which the page begins. */
export const refusalsQuery = z.object({
  after: z.coerce.number({ error: 'number' }).int('number').positive('number').optional(),
});

/** A page of refusals, newest first: their number per hour and source. */
const refusalsResponse = z.object({
  data: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        hour: z.string(),
        kind: z.enum(REFUSAL_KINDS),
        source: z.string(),
        times: z.int(),
      }),
    ),
    next: z.string().nullable(),
  }),
});

export const SESSION_SCHEMAS = {
  listSessions: {
    summary: 'A page of who is signed in, for administrators',
    query: sessionsQuery,
    response: sessionsResponse,
  },
  endSessions: {
    summary: 'Ends the sessions of a person, or all except the caller’s own',
    body: endSessionsBody,
    response: z.object({ data: z.object({ ended: z.int() }) }),
  },
  listRefusals: {
    summary: 'What was refused, counted by hour, kind and source, for administrators',
    query: refusalsQuery,
    response: refusalsResponse,
  },
};
