import { z } from 'zod';
import { CHOICE_LIST_IDS, CHOICE_STATES } from '@/lib/choice-lists/choice-lists';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { line } from '@/lib/requests/work/schemas';

export const CHOICE_LABEL_LENGTH = 80;
/** Choices of a list, with those that have ended. */
export const MAX_CHOICES = 60;

const day = z.iso.date({ error: 'date' });
const list = z.enum(CHOICE_LIST_IDS, { error: 'choice' });
const key = z.string().min(1, 'required').max(40, 'tooLong');

/** The list in the version that its reader has seen. */
const seen = { list, version: z.int('number').min(0) };

/** Without a key it is a new choice, which becomes the last. A day that is left out is no bound. */
export const saveChoiceBody = z
  .strictObject({
    ...seen,
    key: key.optional(),
    texts: z.record(z.enum(LOCALE_CODES), line(CHOICE_LABEL_LENGTH).min(1, 'required')),
    firstDay: day.optional(),
    lastDay: day.optional(),
  })
  .refine(({ firstDay, lastDay }) => !firstDay || !lastDay || firstDay <= lastDay, {
    path: ['lastDay'],
    error: 'pattern',
  });

export const MOVES = ['up', 'down'] as const;
export const moveChoiceBody = z.strictObject({ ...seen, key, to: z.enum(MOVES, { error: 'choice' }) });

const choice = z.object({
  key: z.string(),
  texts: z.record(z.enum(LOCALE_CODES), z.string()),
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  state: z.enum(CHOICE_STATES),
});
export type DeskChoice = z.infer<typeof choice>;

const choiceList = z.object({ list, version: z.int(), choices: z.array(choice) });
export type DeskChoiceList = z.infer<typeof choiceList>;

const saved = z.object({ data: z.object({ saved: z.literal(true) }) });

export const DESK_LIST_SCHEMAS = {
  listChoiceLists: {
    summary: 'Every list that the desk changes, with all its choices in seven languages',
    response: z.object({ data: z.array(choiceList) }),
  },
  saveChoice: {
    summary: 'Adds a choice to a list, or changes its labels and the days on which it is offered',
    body: saveChoiceBody,
    response: saved,
  },
  moveChoice: { summary: 'Moves a choice one place in its list', body: moveChoiceBody, response: saved },
};
