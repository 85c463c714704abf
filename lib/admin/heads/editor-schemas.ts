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

export const EDITOR_SCHEMAS = {
  saveMetaOverride: {
    summary: 'An editor’s title, description and card for a page in one language; none gives back its own',
    body: metaBody,
    response: z.object({ data: z.object({ isOverridden: z.boolean() }) }),
  },
};
