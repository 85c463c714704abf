import { z } from 'zod';
import { requiredNote } from '@/lib/forms/rules/note-schema';
import { changeBody } from '@/lib/requests/schemas';

const id = z.uuid('id');
const idBody = z.strictObject({ id });
export const undoBody = idBody;
export const noteBody = z.strictObject({
  id,
  text: requiredNote,
});

const done = z.object({ data: z.object({ done: z.literal(true) }) });

export const REPLY_SCHEMAS = {
  addNote: { summary: 'Adds a note that only the staff reads', body: noteBody, response: done },
  proposeChange: {
    summary: 'Transitions a request after half a minute, in which it can be undone',
    body: changeBody,
    response: done,
  },
  undoChange: {
    summary: 'Takes back a change that has not been made yet; its author gets the text back',
    body: undoBody,
    response: z.object({ data: changeBody }),
  },
  sendChangeNow: {
    summary: 'Makes a change at once that waits to be undone',
    body: undoBody,
    response: done,
  },
};
