import { z } from 'zod';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { META_FIELDS } from '@/lib/seo/meta-override';

const MAX_TEXT = 300;
const text = z.string().max(MAX_TEXT, 'tooLong');

/** A text that the sheet changes. */
const change = z.strictObject({
  route: z.string().max(60, 'tooLong'),
  locale: z.enum(LOCALE_CODES, { error: 'choice' }),
  field: z.enum(META_FIELDS, { error: 'choice' }),
  /** The text that the page has now; the change is refused if it has another one meanwhile. */
  before: text,
  /** The new text; null restores the page's own. */
  after: text.nullable(),
});
export type HeadChange = z.infer<typeof change>;

/** `Desk/ExportMeta`: the language of the texts. */
export const exportHeadsQuery = z.object({ locale: z.enum(LOCALE_CODES, { error: 'choice' }) });
/** `Desk/CheckMeta`: a sheet as CSV. */
export const checkHeadsBody = z.strictObject({ text: z.string({ error: 'required' }).min(1, 'required') });
/** `Desk/ApplyMeta` */
export const applyHeadsBody = z.strictObject({ changes: z.array(change).min(1, 'required') });

export const HEAD_SCHEMAS = {
  exportHeads: {
    summary: 'Title, description and card of every page in one language as CSV for a spreadsheet',
    query: exportHeadsQuery,
    response: z.string(),
  },
  checkHeads: {
    summary: 'What a sheet would change; nothing is stored. Errors are listed by line',
    body: checkHeadsBody,
    response: z.object({ data: z.object({ changes: z.array(change) }) }),
  },
  applyHeads: {
    summary: 'Makes the changes of a checked sheet: all of them, or none',
    body: applyHeadsBody,
    response: z.object({ data: z.object({ changed: z.int() }) }),
  },
};
export const checkedHeads = HEAD_SCHEMAS.checkHeads.response;
