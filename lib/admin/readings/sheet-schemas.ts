import { z } from 'zod';
import { requiredNote } from '@/lib/forms/rules/note-schema';
import { idQuery } from '../schemas';

const id = z.uuid('id');

/** `Desk/ReopenSheet`: the juror may change the sheet again. */
export const reopenSheetBody = z.strictObject({
  /** Id of the reading. */
  id,
  /** The version that the coordinator has seen. */
  version: z.int('pattern'),
  reason: requiredNote,
});

/** `Desk/ExtendReading`: the last day of a reading, in Riyadh. */
export const extendReadingBody = z.strictObject({ id, dueOn: z.iso.date('date') });

const sheet = z.object({
  version: z.int(),
  state: z.enum(['draft', 'final']),
  scores: z.record(z.string(), z.int()),
  comments: z.record(z.string(), z.string()),
  total: z.int().nullable(),
  savedAt: z.string(),
  /** Why the version before was reopened; null for the first. */
  reason: z.string().nullable(),
});

const juryReading = z.object({
  id: z.string(),
  /** The juror's label. */
  juror: z.string(),
  dueAt: z.string().nullable(),
  isClosed: z.boolean(),
  /** Final sheets, and the draft of a reopened one without its scores; the first draft belongs to the juror alone. */
  sheets: z.array(sheet),
});
export type JuryReading = z.infer<typeof juryReading>;

export const SHEET_SCHEMAS = {
  listSheets: {
    summary:
      'The released readings of an application with their final sheets; views are recorded in the audit trail',
    query: idQuery,
    response: z.object({ data: z.array(juryReading) }),
  },
  reopenSheet: {
    summary: 'Lets a juror change a final sheet in a new version; the one before stays',
    body: reopenSheetBody,
    response: z.object({ data: z.object({ id: z.string(), version: z.int() }) }),
  },
  extendReading: {
    summary: 'Sets the deadline of a reading',
    body: extendReadingBody,
    response: z.object({ data: z.object({ id: z.string(), dueAt: z.string() }) }),
  },
};
