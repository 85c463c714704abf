import { z } from 'zod';
import { isClean } from '@/lib/api/contract/text-rules';
import { STATES } from '@/lib/forms/definition/transitions';
import { toLatinDigits } from '@/lib/i18n/digits';

/** The number of a commercial registration: ten digits of any script. */
const registrationNumber = z
  .string({ error: 'required' })
  .trim()
  .overwrite((value) => toLatinDigits(value).replace(/[\s-]/g, ''))
  .refine((value) => /^\d{10}$/.test(value), 'digits');

const companyNameQuery = z.object({
  name: z
    .string({ error: 'required' })
    .trim()
    .min(2, 'tooShort')
    .max(150, 'tooLong')
    .refine(isClean, 'forbiddenCharacters'),
});
const registrationQuery = z.object({ number: registrationNumber });
/** The registration before or after which a page of suppliers begins; the newest by default. */
const suppliersQuery = z.object({
  before: registrationNumber.optional(),
  after: registrationNumber.optional(),
});

/** Public data of an accepted supplier. */
const supplier = z.object({
  establishmentName: z.string(),
  commercialRegistration: z.string(),
  activity: z.string(),
  /** When the registration was accepted (ISO-8601, UTC); null if it was not. */
  acceptedAt: z.iso.datetime().nullable(),
});
export type Supplier = z.infer<typeof supplier>;

const supplierPage = z.object({
  rows: z.array(supplier),
  total: z.int(),
  /** Where the pages of newer and older suppliers begin (`after`, `before`); null if there are none. */
  newer: z.string().nullable(),
  older: z.string().nullable(),
});
export type SupplierPage = z.infer<typeof supplierPage>;

/** Additional data of a registration for its signed-in sender, who may change it. */
export const ownSupplier = z.object({
  referenceNumber: z.string(),
  status: z.enum(STATES.request),
  nationalAddress: z.string(),
  contactPerson: z.string(),
  email: z.string(),
  mobile: z.string(),
});
export type OwnSupplier = z.infer<typeof ownSupplier>;

const registrationStatus = z.enum(['notRegistered', 'underReview', 'registered']);
export type RegistrationStatus = z.infer<typeof registrationStatus>;

const company = z.object({
  exists: z.boolean(),
  /** Its registered name and its number; null if there is none. */
  name: z.string().nullable(),
  commercialRegistration: z.string().nullable(),
});
export type FoundCompany = z.infer<typeof company>;

export const SUPPLIER_SCHEMAS = {
  findCompany: {
    summary:
      'Whether an accepted supplier or company has this name; punctuation, accents and case are ignored',
    query: companyNameQuery,
    response: z.object({ data: company }),
  },
  getSupplier: {
    summary:
      'An accepted supplier by its commercial registration, with additional fields for its signed-in sender; 404 `notFound` if there is none',
    query: registrationQuery,
    response: z.object({ data: supplier.extend({ own: ownSupplier.nullable() }) }),
  },
  listSuppliers: {
    summary:
      'A page of twenty accepted suppliers, newest first, with their public fields; `before` and `after` are the registration next to which the page begins or ends',
    query: suppliersQuery,
    response: z.object({ data: supplierPage }),
  },
  checkRegistrationStatus: {
    summary: 'Whether a commercial registration is not registered, under review or registered',
    query: registrationQuery,
    response: z.object({
      data: z.object({ commercialRegistration: z.string(), status: registrationStatus }),
    }),
  },
};
