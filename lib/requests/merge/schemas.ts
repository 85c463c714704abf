import { z } from 'zod';
import { referenceNumber } from '@/lib/requests/schemas';
import { target } from '@/lib/requests/work/schemas';

const id = z.uuid('id');

/** The request in the version that was shown, and the one under whose number it is continued. */
export const mergeBody = z.strictObject({ ...target, into: id });
export const undoMergeBody = z.strictObject({ id });
export const linkBody = z.strictObject({ id, referenceNumber });
export const unlinkBody = z.strictObject({ id, other: id });

const done = z.object({ data: z.object({ done: z.literal(true) }) });

export const MERGE_SCHEMAS = {
  mergeRequest: {
    summary:
      'Closes a request and continues it under the number of another one of the same sender or contact',
    body: mergeBody,
    response: z.object({ data: z.object({ until: z.string() }) }),
  },
  undoMerge: {
    summary: 'Separates a request that the caller has merged, within ten minutes',
    body: undoMergeBody,
    response: done,
  },
  linkRequest: {
    summary: 'Links two requests for the staff; linking them again changes nothing',
    body: linkBody,
    response: done,
  },
  unlinkRequest: {
    summary: 'Removes the link between two requests; a link that is gone changes nothing',
    body: unlinkBody,
    response: done,
  },
};
