import { z } from 'zod';
import { requiredNote } from '@/lib/forms/rules/note-schema';
import { DEFAULT_LOCALE, LOCALE_CODES } from '@/lib/i18n/locales';
import { FORMS } from '@/lib/requests/forms';
import { line, target } from './schemas';
import { describeFields } from './template-fields';

export const TEMPLATE_NAME_LENGTH = 80;

const templateFields = {
  name: line(TEMPLATE_NAME_LENGTH).min(1, 'required'),
  /** The service that it is for; null for every service. */
  form: z
    .enum(
      FORMS.map(({ id }) => id),
      { error: 'choice' },
    )
    .nullable(),
  texts: z.record(z.enum(LOCALE_CODES), requiredNote),
};

/** Every language has the fields of the Arabic text. Without an id it is a new template. */
export const templateBody = z
  .strictObject({
    id: z.uuid('id').optional(),
    version: z.int('number').default(0),
    ...templateFields,
  })
  .superRefine(({ texts }, context) => {
    for (const locale of LOCALE_CODES)
      if (describeFields(texts[locale]) !== describeFields(texts[DEFAULT_LOCALE]))
        context.addIssue({ code: 'custom', path: ['texts', locale], message: 'pattern' });
  });
export const removeTemplateBody = z.strictObject(target);

export const template = z.object({ id: z.string(), version: z.int(), ...templateFields });
export type ReplyTemplate = z.infer<typeof template>;
