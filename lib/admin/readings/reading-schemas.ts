import { z } from 'zod';
import { idQuery } from '@/lib/admin/schemas';
import { isClean } from '@/lib/api/contract/text-rules';
import { MAX_SCORE } from '@/lib/award/rules/score-sheet';
import { requiredNote } from '@/lib/forms/rules/note-schema';

const SHEET_STATES = ['unread', 'draft', 'final'] as const;
export type SheetState = (typeof SHEET_STATES)[number];

export const COMMENT_LENGTH = 4000;

const id = z.uuid('id');
const criterion = z.string().regex(/^[A-Za-z][\w.]{0,60}$/);
const score = z.int('pattern').min(0, 'pattern').max(MAX_SCORE, 'pattern');
const comment = z.string().trim().max(COMMENT_LENGTH, 'tooLong').refine(isClean, 'forbiddenCharacters');

/** `Jury/SaveSheet`: the sheet as far as it is filled in. */
export const saveSheetBody = z.strictObject({
  id,
  /** `savedAt` of the sheet that the juror has seen. */
  savedAt: z.string().max(40),
  scores: z.record(criterion, score),
  comments: z.record(criterion, comment),
});

/** `Jury/MakeFinal`: the complete sheet, which the juror can no longer change. */
export const makeFinalBody = saveSheetBody.extend({ confirmed: z.literal(true, 'required') });

/** `Jury/Recuse`: the juror steps aside. */
export const recuseBody = z.strictObject({
  id,
  reason: requiredNote,
});

/** `Jury/ReadFile`: a reading, and one of its files. */
export const readFileQuery = z.object({ id, file: id });

const row = z.object({
  id: z.string(),
  /** Without names and places, like every text of an application that a juror reads. */
  title: z.string(),
  fieldId: z.int(),
  dueAt: z.string().nullable(),
  state: z.enum(SHEET_STATES),
  /** True after the deadline. */
  isClosed: z.boolean(),
});

const opened = row.extend({
  summary: z.string(),
  files: z.array(z.object({ id: z.string(), type: z.int(), pages: z.int().nullable() })),
  /** Number of files that the award office has not checked yet. */
  waitingFiles: z.int(),
  criteria: z.array(z.object({ key: z.string(), weight: z.int().nullable() })),
  scores: z.record(z.string(), z.int()),
  comments: z.record(z.string(), z.string()),
  /** Hundredths of a point of 100; null while the sheet is not final. */
  total: z.int().nullable(),
  /** When the sheet was last saved; '' if never. */
  savedAt: z.string(),
});
export type OpenedReading = z.infer<typeof opened>;

const saved = z.object({ data: z.object({ id: z.string(), savedAt: z.string() }) });

export const READING_SCHEMAS = {
  listReadings: {
    summary: 'The readings that are released to the juror, in the order of their deadlines',
    response: z.object({ data: z.array(row) }),
  },
  getReading: {
    summary:
      'One reading with its score sheet, without names and places; views are recorded in the audit trail',
    query: idQuery,
    response: z.object({ data: opened }),
  },
  readFile: {
    summary: 'The copy of a file without names; views are recorded in the audit trail',
    query: readFileQuery,
    response: z.string(),
  },
  saveSheet: {
    summary: 'Saves a score sheet, which need not be complete',
    body: saveSheetBody,
    response: saved,
  },
  makeFinal: {
    summary: 'Makes a complete score sheet final',
    body: makeFinalBody,
    response: saved,
  },
  recuse: {
    summary: 'Ends a reading because of a conflict of interest',
    body: recuseBody,
    response: z.object({ data: z.object({ id: z.string() }) }),
  },
};
