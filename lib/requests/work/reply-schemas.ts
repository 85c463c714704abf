import { z } from 'zod';
import { isClean } from '@/lib/api/contract/text-rules';
import { MAX_SUPPORTIVE_FILES } from '@/lib/forms/files/rules';
import { requiredNote } from '@/lib/forms/rules/note-schema';
import { describePdf } from '@/lib/forms/texts/describe-questions';
import { changeBody } from '@/lib/requests/schemas';
import { draftBody } from './reply-draft-schemas';
import { REPLY_FILES } from './reply-files';
import { replyMail } from './reply-mail-schema';

const id = z.uuid('id');
const idBody = z.strictObject({ id });
export const undoBody = idBody;
export const noteBody = z.strictObject({
  id,
  text: requiredNote,
});

/** The texts of a reply, which comes as multipart; its files are in the slot `REPLY_FILES`. */
export const replyBody = changeBody.extend({
  /** Files of a reply of the same author that has returned. */
  keptFiles: z.array(id).max(MAX_SUPPORTIVE_FILES, 'tooMany').default([]),
});

const FILE_NAME_LENGTH = 255;

/** `Desk/PreviewChange`: a reply with the names of its new files, and its template. */
export const previewBody = replyBody.extend({
  files: z
    .array(z.string().max(FILE_NAME_LENGTH, 'tooLong').refine(isClean, 'forbiddenCharacters'))
    .max(MAX_SUPPORTIVE_FILES, 'tooMany')
    .default([]),
  /** The template that was inserted. */
  template: id.optional(),
});

const preview = z.object({
  to: changeBody.shape.to,
  note: z.string(),
  files: z.array(z.object({ id: z.string(), name: z.string() })),
  ...replyMail,
});
export type ReplyPreview = z.infer<typeof preview>;

const done = z.object({ data: z.object({ done: z.literal(true) }) });

export const REPLY_SCHEMAS = {
  addNote: { summary: 'Adds a note that only the staff reads', body: noteBody, response: done },
  proposeChange: {
    summary:
      'Transitions a request after half a minute, in which it can be undone, with files for the sender',
    body: replyBody,
    response: done,
    describeBody: () =>
      replyBody.extend({ [REPLY_FILES]: z.array(describePdf()).max(MAX_SUPPORTIVE_FILES).optional() }),
  },
  previewChange: {
    summary: 'What the sender would read of a reply; nothing is stored',
    body: previewBody,
    response: z.object({ data: preview }),
  },
  saveReplyDraft: {
    summary: 'Keeps an unsent reply or note of the caller for thirty days, on the server',
    body: draftBody,
    response: z.object({ data: z.object({ version: z.int(), savedAt: z.string() }) }),
  },
  undoChange: {
    summary: 'Takes back a change that has not been made yet; its author gets the text back, without files',
    body: undoBody,
    response: z.object({ data: changeBody.extend({ removedFiles: z.int() }) }),
  },
  sendChangeNow: {
    summary: 'Makes a change at once that waits to be undone',
    body: undoBody,
    response: done,
  },
};
