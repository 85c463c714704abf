import { z } from 'zod';
import { now } from '@/lib/env/clock';
import { deriveSchema } from '@/lib/forms/rules/derive-schema';
import { describeQuestions } from '@/lib/forms/texts/describe-questions';
import { toDay } from '@/lib/i18n/format';
import { ownSupplier } from './schemas';
import { supplierChange } from './supplier-change-form';

const body = deriveSchema(supplierChange, () => toDay(now()));

export const SUPPLIER_CHANGE_SCHEMAS = {
  updateSupplier: {
    summary:
      'The signed-in sender of a registration changes address, activity and contact; 404 `notFound` for anyone else',
    body,
    response: z.object({ data: ownSupplier }),
    describeBody: () => describeQuestions(supplierChange, body),
  },
};
