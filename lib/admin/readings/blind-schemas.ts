import { z } from 'zod';
import { idQuery } from '@/lib/admin/schemas';
import { optionalNote } from '@/lib/forms/rules/note-schema';

/** More pages than a document of 2 MB has. */
const MAX_PAGES = 5000;

/** `Desk/SaveBlindCopy`: makes the copy of a file again; `check` releases it to the jurors. */
export const saveBlindCopyBody = z.strictObject({
  /** Id of the file. */
  id: z.uuid('id'),
  decision: z.enum(['search', 'check'], 'choice'),
  /** Numbers of pages that jurors do not get. */
  leftOut: z.array(z.int('pattern').min(1, 'pattern').max(MAX_PAGES, 'pattern'), 'pattern').max(MAX_PAGES),
  /** More names to search for, which are also masked in title and summary. */
  words: optionalNote,
});

const BLIND_STATES = ['found', 'checked', 'failed', 'removed'] as const;

const copy = z.object({
  id: z.string(),
  type: z.int(),
  name: z.string(),
  /** Null before the portal has made the copy. */
  state: z.enum(BLIND_STATES).nullable(),
  /** False if jurors get no page of the file. */
  hasPages: z.boolean(),
  pages: z.int().nullable(),
  leftOut: z.array(z.int()),
  hits: z.array(z.object({ page: z.int(), words: z.array(z.string()) })),
  /** The names that the office has typed for it. */
  words: z.string(),
});
export type BlindCopy = z.infer<typeof copy>;

export const BLIND_SCHEMAS = {
  listBlindCopies: {
    summary: 'The copies of the files of an application that jurors read, with the names found in them',
    query: idQuery,
    response: z.object({ data: z.array(copy) }),
  },
  getBlindCopy: {
    summary: 'A copy as jurors read it; views are recorded in the audit trail',
    query: idQuery,
    response: z.string(),
  },
  saveBlindCopy: {
    summary: 'Makes a copy again without some pages, and releases it to the jurors',
    body: saveBlindCopyBody,
    response: z.object({ data: z.object({ id: z.string(), state: z.enum(BLIND_STATES) }) }),
  },
};
