import { z } from 'zod';
import { nationalId } from '@/lib/admin/sessions/session-schemas';
import { PERMIT_KINDS } from '@/lib/award/definition/permit-kinds';
import { requiredNote } from '@/lib/forms/rules/note-schema';
import { NUMBER_LENGTH } from '@/lib/requests/schemas';
import { ofEditionQuery } from '../edition-query';
import { idQuery } from '../schemas';

const id = z.uuid('id');

/** Which exceptions a list shows: all of an edition, or those of every edition that the reader may confirm. */
export const EXCEPTION_STATES = ['all', 'waiting'] as const;

/**
 * `Desk/ProposeDisqualification`: the application in the version that was seen, and the reason that its sender reads.
 */
export const proposeDisqualificationBody = z.strictObject({
  id,
  version: z.int('pattern'),
  reason: requiredNote,
});

/** `Desk/ConfirmDisqualification`, `Desk/ConfirmPermit`: the proposal that was seen; `refused` deletes it. */
export const confirmExceptionBody = z.strictObject({ id, to: z.enum(['confirmed', 'refused'], 'choice') });

/** A moment as a day in Riyadh, yyyy-MM-dd, and a full hour. */
const until = z.strictObject({
  day: z.iso.date('date'),
  hour: z.int('choice').min(0, 'choice').max(23, 'choice'),
});

const referenceNumber = z
  .string('required')
  .trim()
  .toUpperCase()
  .min(1, 'required')
  .max(NUMBER_LENGTH, 'tooLong');

/**
 * `Desk/ProposePermit`: a person who has not registered is named by their identity number, others by their application.
 */
export const proposePermitBody = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('register'), nationalId, until, reason: requiredNote }),
    z.strictObject({ kind: z.enum(['submit', 'resubmit']), referenceNumber, until, reason: requiredNote }),
  ],
  'choice',
);
export type ProposedPermit = z.output<typeof proposePermitBody>;

/** `Desk/EndPermit`: a permit that holds, and why it ends before its hour. */
export const endPermitBody = z.strictObject({ id, reason: requiredNote });

/** Where a page of a list begins: the place of the row before it (`list-exceptions.ts`). */
const place = z
  .string()
  .regex(/^[01][\da-f-]{36}$/, 'id')
  .optional();
/** `Desk/ListExceptions`: an edition, and where the pages of its two lists begin. */
export const exceptionsQuery = ofEditionQuery.extend({
  state: z.enum(EXCEPTION_STATES, 'choice').optional(),
  disqualifications: place,
  permits: place,
});

/** The query parameters of the page, which shows both lists. */
export const EXCEPTION_PARAMETERS = ['edition', 'state', 'disqualifications', 'permits'] as const;

const proposal = z.object({
  id: z.string(),
  reason: z.string(),
  proposedAt: z.string(),
  /** Null while it waits for its confirmation. */
  confirmedAt: z.string().nullable(),
  /** True if another person than the reader proposed it. */
  isOthers: z.boolean(),
});
export type Proposal = z.infer<typeof proposal>;

const disqualification = z.object({
  /** Version of the application. */
  version: z.int(),
  /** False for an application that was withdrawn or is disqualified. */
  mayPropose: z.boolean(),
  proposal: proposal.nullable(),
});

const disqualified = proposal.extend({
  requestId: z.string(),
  edition: z.int(),
  referenceNumber: z.string(),
  /** The sender has withdrawn the application since; the proposal can only be refused. */
  isWithdrawn: z.boolean(),
});
export type DisqualifiedRow = z.infer<typeof disqualified>;

const permit = proposal.extend({
  kind: z.enum(PERMIT_KINDS),
  /** Null for a person who has not registered. */
  referenceNumber: z.string().nullable(),
  until: z.string(),
  usedAt: z.string().nullable(),
  /** True if it was ended before its hour; then `until` is when. */
  isEnded: z.boolean(),
});
export type PermitRow = z.infer<typeof permit>;

const stored = z.object({ data: z.object({ id: z.string() }) });

export const EXCEPTION_SCHEMAS = {
  listExceptions: {
    summary:
      'A page of the disqualifications and of the personal permits of an edition, those that wait for a confirmation first, or of those of every edition that the reader may confirm; every view is recorded in the audit trail',
    query: exceptionsQuery,
    response: z.object({
      data: z.object({
        disqualifications: z.array(disqualified),
        permits: z.array(permit),
        next: z.object({ disqualifications: z.string().nullable(), permits: z.string().nullable() }),
      }),
    }),
  },
  getDisqualification: {
    summary:
      'Whether an application is disqualified, or is proposed to be; views of its reason are recorded in the audit trail',
    query: idQuery,
    response: z.object({ data: disqualification }),
  },
  proposeDisqualification: {
    summary: 'Proposes to disqualify an application, which an administrator confirms',
    body: proposeDisqualificationBody,
    response: stored,
  },
  confirmDisqualification: {
    summary: 'Confirms a disqualification, which its sender then reads, or refuses it',
    body: confirmExceptionBody,
    response: stored,
  },
  proposePermit: {
    summary: 'Proposes that one person may register or submit late, or reopens a submission until an hour',
    body: proposePermitBody,
    response: stored,
  },
  confirmPermit: {
    summary: 'Confirms a personal permit, which opens the form for its person, or refuses it',
    body: confirmExceptionBody,
    response: stored,
  },
  endPermit: {
    summary: 'Ends a personal permit before its hour, which closes the form for its person',
    body: endPermitBody,
    response: stored,
  },
};
