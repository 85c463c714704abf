import { z } from 'zod';
import { now } from '@/lib/config/clock';
import { deriveSchema } from '@/lib/forms/derive-schema';
import type { FormDefinition } from '@/lib/forms/form-definition';
import { toDay } from '@/lib/i18n/format';
import { FORMS, type FormEndpointId } from '@/lib/requests/forms';

/** What every form answers, however often it is sent: the number, and when the request arrived (ISO-8601, UTC). */
const serviceReceipt = z.object({
  data: z.object({ referenceNumber: z.string(), receivedAt: z.iso.datetime() }),
});

const describe = (form: FormDefinition) =>
  [form.endpoint, { body: deriveSchema(form, () => toDay(now())), answer: serviceReceipt }] as const;

interface FormSchemas {
  body: z.ZodType<Record<string, unknown>, Record<string, unknown>>;
  answer: typeof serviceReceipt;
}

/** Body and answer of the call of each form, derived from its definition. */
export const FORM_SCHEMAS = Object.fromEntries(FORMS.map(describe)) as Record<FormEndpointId, FormSchemas>;
