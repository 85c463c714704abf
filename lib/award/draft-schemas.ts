import { z } from 'zod';
import { DRAFT_FORMS, type DraftForm } from './definition/draft-forms';

const form = z.enum(Object.keys(DRAFT_FORMS) as DraftForm[], 'choice');
/** Pseudonym of the person for whom the page was rendered: somebody else may have signed on in another tab. */
const owner = z.string('required').max(200);
const id = z.string('required').max(64);

/** Answers as they were typed, by control; they need not be valid. */
const values = z.record(
  z.string(),
  z.union([z.string(), z.boolean(), z.array(z.string())], { error: 'choice' }),
);

export const draftFile = z.object({ id: z.string(), slot: z.string(), name: z.string(), size: z.int() });
export type DraftFile = z.infer<typeof draftFile>;

export const draft = z.object({
  form,
  /** Increases with each change of the answers; 0 while only files have been stored. */
  version: z.int(),
  /** From 1. */
  step: z.int(),
  savedAt: z.string(),
  /** When it is deleted if nobody changes it. */
  until: z.string(),
  values,
  files: z.array(draftFile),
});
export type FormDraft = z.infer<typeof draft>;

const saved = z.object({ data: z.object({ version: z.int(), savedAt: z.string() }) });

/** Award/SaveDraft: `version` is the one that was last read or saved, 0 for a new draft. */
export const saveDraftBody = z.object({
  form,
  owner,
  version: z.int('number').min(0, 'number'),
  step: z.int('number').min(1, 'number').max(9, 'number'),
  values,
});

/** Award/AddDraftFile has one file of the submission, under the name of its question, beside this field. */
export const addDraftFileBody = z.object({ owner });

export const removeDraftFileBody = z.object({ id, owner });

export const deleteDraftBody = z.object({ form });

export const DRAFT_SCHEMAS = {
  listDrafts: {
    summary: 'The unsent answers and files of the signed-in person in the edition in force',
    response: z.object({ data: z.array(draft) }),
  },
  saveDraft: {
    summary: 'Saves unsent answers; refused if another device has saved since `version`',
    body: saveDraftBody,
    response: saved,
  },
  addDraftFile: {
    summary: 'Checks a file and stores it with the draft; it replaces the one in a question for one file',
    body: addDraftFileBody,
    response: z.object({ data: z.object({ id: z.string() }) }),
  },
  removeDraftFile: {
    summary: 'Deletes a file of a draft',
    body: removeDraftFileBody,
    response: z.object({ data: z.object({ id: z.string() }) }),
  },
  deleteDraft: {
    summary: 'Deletes the draft of a form with its files',
    body: deleteDraftBody,
    response: z.object({ data: z.object({ form }) }),
  },
};
