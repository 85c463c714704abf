import { z } from 'zod';
import { OUTCOMES, PRIZE_PLACES } from '@/lib/award/definition/outcomes';
import { requiredNote } from '@/lib/forms/rules/note-schema';

const id = z.uuid('id');
const version = z.int('pattern');

/** `Desk/ProposeCorrection`: the decision about an application as it should be. */
export const proposeCorrectionBody = z.strictObject({
  id,
  /** Version of the decision that was seen; 0 without one. */
  version,
  outcome: z.enum(OUTCOMES, 'required'),
  /** Null if the outcome is not that of a winner. */
  prize: z.enum(PRIZE_PLACES, 'choice').nullable(),
  reason: requiredNote,
});

/** `Desk/ConfirmCorrection`: `refused` deletes the proposal. */
export const confirmCorrectionBody = z.strictObject({
  id,
  /** Version of the correction that was seen. */
  version,
  to: z.enum(['confirmed', 'refused'], 'choice'),
});

const outcome = z.enum(OUTCOMES);
const prize = z.enum(PRIZE_PLACES).nullable();

export const correction = z.object({
  version: z.int(),
  /** The decision before. */
  formerOutcome: outcome,
  formerPrize: prize,
  outcome,
  prize,
  reason: z.string(),
  proposedAt: z.string(),
  /** Null while it waits for its confirmation. */
  confirmedAt: z.string().nullable(),
  /** True if another person than the reader proposed it. */
  isOthers: z.boolean(),
});
export type Correction = z.infer<typeof correction>;

const waitingCorrection = correction.extend({
  /** Id of the application. */
  id: z.string(),
  referenceNumber: z.string(),
});

const stored = z.object({ data: z.object({ id: z.string(), version: z.int() }) });

export const CORRECTION_SCHEMAS = {
  listCorrections: {
    summary:
      'The corrections of every edition that another person than the reader has proposed and nobody confirmed',
    response: z.object({ data: z.array(waitingCorrection) }),
  },
  proposeCorrection: {
    summary: 'Proposes a correction of a released decision, which another person confirms',
    body: proposeCorrectionBody,
    response: stored,
  },
  confirmCorrection: {
    summary: 'Confirms a correction, which sends a new letter, or refuses it',
    body: confirmCorrectionBody,
    response: stored,
  },
};
