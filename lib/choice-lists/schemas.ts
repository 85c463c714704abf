import { z } from 'zod';
import { listedItems } from '@/lib/api/contract/named-list';
import { CHOICE_LIST_IDS } from './choice-lists';

/** `ended`: also the choices that are not offered today, for the labels of what was chosen earlier. */
export const endedQuery = z.object({ ended: z.literal('yes').optional() });
export const choicesQuery = endedQuery.extend({ list: z.enum(CHOICE_LIST_IDS, { error: 'choice' }) });

export const CHOICE_LIST_SCHEMAS = {
  getChoices: {
    summary: 'The choices of a list that the desk changes, in display order, in the caller’s language',
    query: choicesQuery,
    response: listedItems,
  },
};
