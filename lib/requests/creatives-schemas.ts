import { z } from 'zod';
import { toLatinDigits } from '@/lib/i18n/digits';

/** Long enough for any input; the response reports whether it is a valid number. */
const MAX_TYPED = 40;

const numberQuery = z.object({
  number: z
    .string({ error: 'required' })
    .trim()
    .min(1, 'required')
    .max(MAX_TYPED, 'tooLong')
    .overwrite((value) => toLatinDigits(value).replace(/[\s-]/g, '')),
});

const numberResponse = z.object({
  data: z.object({
    /** The number has the format that the form requires. */
    isValid: z.boolean(),
    /** The caller already has an open application with this number. */
    isUsed: z.boolean(),
  }),
});

export const CREATIVES_SCHEMAS = {
  checkCommercialRegistryNumber: {
    summary:
      'Whether a number can be that of a commercial registration, and whether an open application of the caller names it',
    query: numberQuery,
    response: numberResponse,
  },
  checkLicenseNumber: {
    summary: 'The same for the licence of an association',
    query: numberQuery,
    response: numberResponse,
  },
  getInitialMonitoringUser: {
    summary: 'The name of the signed-in person, to open the form with; `null` for a visitor',
    response: z.object({ data: z.object({ fullName: z.string() }).nullable() }),
  },
};
