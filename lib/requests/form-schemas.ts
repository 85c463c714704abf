import { z } from 'zod';
import { now } from '@/lib/env/clock';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { deriveSchema } from '@/lib/forms/rules/derive-schema';
import { describeQuestions } from '@/lib/forms/texts/describe-questions';
import { toDay } from '@/lib/i18n/format';
import { FORMS } from './forms';

type Form = (typeof FORMS)[number];
type FormEndpoints = { readonly [One in Form as One['endpoint']['id']]: One['endpoint'] };

/** Response of every form, the same for every retry: the number, and the time of receipt (ISO-8601, UTC). */
const serviceReceipt = z.object({
  data: z.object({
    referenceNumber: z.string(),
    receivedAt: z.iso.datetime(),
    /** The request counts as received once its files have been scanned. */
    beingChecked: z.boolean().optional(),
  }),
});

function deriveFormSchemas(form: FormDefinition) {
  const body = deriveSchema(form, () => toDay(now()));
  return {
    summary: form.summary,
    body,
    response: serviceReceipt,
    describeBody: () => describeQuestions(form, body),
    isNamed: true,
  };
}

/** The calls that receive the forms, from their definitions. */
export const FORM_ENDPOINTS = Object.fromEntries(
  FORMS.map(({ endpoint }) => [endpoint.id, endpoint]),
) as FormEndpoints;

export const FORM_SCHEMAS = Object.fromEntries(
  FORMS.map((form) => [form.endpoint.id, deriveFormSchemas(form)]),
) as Record<keyof FormEndpoints, ReturnType<typeof deriveFormSchemas>>;
