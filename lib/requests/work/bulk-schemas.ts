import { z } from 'zod';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { requestFilter } from '@/lib/requests/schemas';
import { line, REASON_LENGTH, subject, teamChoice } from './schemas';

/** The most requests that one action changes. */
export const MAX_BULK = 500;

/** A change that senders read waits until it can no longer be undone. `close` sends a reply template. */
export const BULK_ACTIONS = ['take', 'assign', 'team', 'urgent', 'normal', 'review', 'close'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export const isStateAction = (action: BulkAction): action is 'review' | 'close' =>
  action === 'review' || action === 'close';

/**
 * Why a request was not changed: it has changed since it was shown (`moved`), belongs to a colleague (`taken`), to a
 * closed team of which the new owner is no member (`closedTeam`), its state does not allow it (`state`), its files are
 * being checked (`held`), another change of the same author waits (`pending`), or the template is for another service
 * (`template`).
 */
export const SKIP_REASONS = ['moved', 'taken', 'closedTeam', 'state', 'held', 'pending', 'template'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** A selected request, in the versions that were shown: of its owner and priority, and of its state. */
const selected = z.strictObject({ id: z.uuid('id'), workVersion: z.int('number'), version: z.int('number') });
export type Selected = z.infer<typeof selected>;

export const bulkBody = z
  .strictObject({
    rows: z.array(selected).max(MAX_BULK, 'tooMany').default([]),
    /** Every open request that the filters match, instead of selected ones. */
    filter: requestFilter.optional(),
    action: z.enum(BULK_ACTIONS, { error: 'choice' }),
    /** For `assign`. */
    owner: subject.default(''),
    /** For `team`, by the lead. */
    team: teamChoice.default(''),
    /** For `urgent`. */
    reason: line(REASON_LENGTH).default(''),
    /** For `close`: a reply template of which the portal fills in every field. */
    template: z.union([z.uuid('id'), z.literal('')]).default(''),
  })
  .refine(({ rows, filter }) => filter !== undefined || rows.length > 0, {
    path: ['rows'],
    error: 'required',
  })
  .refine(({ action, owner }) => action !== 'assign' || owner !== '', { path: ['owner'], error: 'required' })
  .refine(({ action, team }) => action !== 'team' || team !== '', { path: ['team'], error: 'required' })
  .refine(({ action, template }) => action !== 'close' || template !== '', {
    path: ['template'],
    error: 'required',
  })
  .refine(({ action, reason }) => action !== 'urgent' || reason !== '', {
    path: ['reason'],
    error: 'required',
  });
export type Bulk = z.output<typeof bulkBody>;

export const bulkUndoBody = z.strictObject({ id: z.uuid('id') });

const outcome = {
  /** How many requests were changed. */
  changed: z.int(),
  skipped: z.array(z.object({ id: z.string(), referenceNumber: z.string(), reason: z.enum(SKIP_REASONS) })),
  /** How many are no longer in a list of the caller. */
  missing: z.int(),
};

export const BULK_SCHEMAS = {
  changeRequests: {
    summary: 'Changes up to 500 requests at once; those that it cannot change are named',
    body: bulkBody,
    response: z.object({
      data: z.object({
        ...outcome,
        /** Undoes it within a minute; null if nothing was changed. */
        undo: z.object({ id: z.string(), until: z.string() }).nullable(),
      }),
    }),
  },
  previewRequests: {
    summary:
      'What a change of many requests would do, and what senders would read in each language; nothing is stored',
    body: bulkBody,
    response: z.object({
      data: z.object({
        ...outcome,
        /** The text of a template as the first sender of each language would read it. */
        texts: z.array(z.object({ locale: z.enum(LOCALE_CODES), count: z.int(), text: z.string() })),
      }),
    }),
  },
  undoRequests: {
    summary: 'Undoes a change of many requests, except of those that have changed since',
    body: bulkUndoBody,
    response: z.object({ data: z.object(outcome) }),
  },
};
export type BulkOutcome = z.infer<typeof BULK_SCHEMAS.changeRequests.response>['data'];
export type BulkPreview = z.infer<typeof BULK_SCHEMAS.previewRequests.response>['data'];
export type UndoOutcome = z.infer<typeof BULK_SCHEMAS.undoRequests.response>['data'];
