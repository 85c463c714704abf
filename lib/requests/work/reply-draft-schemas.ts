import { z } from 'zod';
import { isClean } from '@/lib/api/contract/text-rules';
import { STATES } from '@/lib/forms/definition/transitions';
import { NOTE_LENGTH } from '@/lib/forms/rules/note-schema';

export const DRAFT_KINDS = ['reply', 'note'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

const DAY_LENGTH = 20;

/** What was typed, which need not be valid yet. */
const content = {
  text: z.string().max(NOTE_LENGTH, 'tooLong').refine(isClean, 'forbiddenCharacters'),
  /** The next state, and the day of an appointment as it was typed; of a reply only. */
  to: z.enum([...STATES.request, ...STATES.appointment], { error: 'choice' }).optional(),
  day: z.string().max(DAY_LENGTH, 'tooLong').refine(isClean, 'forbiddenCharacters').optional(),
};
export const draftContent = z.object(content);
export type DraftContent = z.infer<typeof draftContent>;

/** `Desk/SaveReplyDraft`: `version` is that of the draft that was shown, 0 for none. */
export const draftBody = z.strictObject({
  id: z.uuid('id'),
  kind: z.enum(DRAFT_KINDS, { error: 'choice' }),
  version: z.int('number'),
  ...content,
});

const draft = z.object({ version: z.int(), savedAt: z.string(), ...content });

/** The caller's unsent reply and note on a request. */
export const drafts = z.object({
  /** Pseudonym of the caller, which is in the key of the copy that the browser keeps. */
  owner: z.string(),
  reply: draft.nullable(),
  note: draft.nullable(),
});
export type Drafts = z.infer<typeof drafts>;
