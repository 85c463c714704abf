import { z } from 'zod';

const text = z.string().max(300, 'tooLong').optional();

/** `Desk/SaveMeta`: overrides of a page's texts in one language; an empty body restores the page's own. */
export const metaBody = z.strictObject({
  route: z.string().max(60, 'tooLong'),
  locale: z.string().max(5, 'tooLong'),
  title: text,
  description: text,
  card: text,
});
/** `Desk/ImportPublications`: a file in the import format of docs/operations.md. */
export const importBody = z.strictObject({ text: z.string({ error: 'required' }).min(1, 'required') });
/** `Desk/RemovePublication`. */
export const removeBody = z.strictObject({ id: z.string().min(1, 'required').max(80, 'tooLong') });

export const EDITOR_SCHEMAS = {
  saveMetaOverride: {
    summary: 'An editor’s title, description and card for a page in one language; none gives back its own',
    body: metaBody,
    response: z.object({ data: z.object({ isOverridden: z.boolean() }) }),
  },
  importPublications: {
    summary: 'Publications in the import format: all of them, or none',
    body: importBody,
    response: z.object({ data: z.object({ added: z.int(), changed: z.int() }) }),
  },
  removePublication: {
    summary: 'Takes a publication off the portal',
    body: removeBody,
    response: z.object({ data: z.object({ id: z.string() }) }),
  },
};
