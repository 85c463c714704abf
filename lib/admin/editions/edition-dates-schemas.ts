import { z } from 'zod';
import { PHASE_KEYS } from '@/lib/award/definition/edition';
import { editionYear as year } from '@/lib/award/edition-schemas';

const day = z.iso.date('date');
/** '' for the whole day. */
const time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?)?$/, 'pattern');

/** The days of a form, with optional times in Riyadh; null while no dates are set. */
const postedWindow = z.strictObject({ from: day, fromTime: time, to: day, toTime: time }).nullable();
const postedDays = z.strictObject({ from: day, to: day });

/** `Desk/ProposeDates`: the dates of the edition in force as they should be. */
export const proposeDatesBody = z.strictObject({
  year,
  /** Names the dates in force that were seen. */
  seen: z.string().max(64, 'pattern'),
  isAccepting: z.boolean(),
  phases: z.strictObject({
    registration: postedWindow,
    receiving: postedWindow,
    judging: postedDays,
    announcement: postedDays,
    honouring: postedDays,
  }),
});
export type PostedDates = Pick<z.output<typeof proposeDatesBody>, 'isAccepting' | 'phases'>;

/** `Desk/ConfirmDates`, `Desk/WithdrawDates`: the proposal that was seen. */
export const proposedDatesBody = z.strictObject({ year, id: z.uuid('id') });

const span = z.object({ from: z.string(), to: z.string() });
export const editionDates = z.object({
  isAccepting: z.boolean(),
  phases: z.record(z.enum(PHASE_KEYS), span.nullable()),
});

export const deskDates = z.object({
  inForce: editionDates,
  seen: z.string(),
  proposal: z
    .object({
      id: z.string(),
      dates: editionDates,
      proposedAt: z.string(),
      /** True if another person than the reader has proposed them. */
      isOthers: z.boolean(),
      /** True if the dates in force have changed since, so that it can only be withdrawn. */
      isStale: z.boolean(),
    })
    .nullable(),
});
export type DeskDates = z.infer<typeof deskDates>;

const changed = z.object({ data: z.object({ year: z.int() }) });

export const EDITION_DATES_SCHEMAS = {
  proposeDates: {
    summary: 'Proposes dates for the edition in force, which another person confirms',
    body: proposeDatesBody,
    response: changed,
  },
  confirmDates: {
    summary: 'Puts proposed dates in force; only another person than the one who proposed them may',
    body: proposedDatesBody,
    response: changed,
  },
  withdrawDates: {
    summary: 'Withdraws proposed dates; those in force stay',
    body: proposedDatesBody,
    response: changed,
  },
};
