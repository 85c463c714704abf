import { z } from 'zod';
import { now } from '@/lib/clock';
import { toLatinDigits } from '@/lib/i18n/digits';
import { toDay } from '@/lib/i18n/format';
import { supplierChange } from '@/lib/services/definitions/supplier-change';
import { deriveSchema } from '@/lib/services/derive-schema';
import { STATES } from '@/lib/services/transitions';
import { isClean } from './text-rules';

const PAGE_DIGITS = /^[1-9]\d{0,4}$/;

/** The number of a commercial registration: ten digits, in whatever script they were typed. */
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
/** A page of suppliers, from 1 on. */
const suppliersQuery = z.object({ page: z.string().regex(PAGE_DIGITS, 'number').optional() });

/** What anyone may know of a supplier that the ministry accepted. */
const supplier = z.object({
  establishmentName: z.string(),
  commercialRegistration: z.string(),
  activity: z.string(),
  /** When the registration was accepted (ISO-8601, UTC); null while it was not. */
  acceptedAt: z.iso.datetime().nullable(),
});
export type Supplier = z.infer<typeof supplier>;

/** What the signed-in sender of a registration sees of it besides, and may change. */
const ownSupplier = z.object({
  referenceNumber: z.string(),
  status: z.enum(STATES.request),
  nationalAddress: z.string(),
  contactPerson: z.string(),
  email: z.string(),
  mobile: z.string(),
});
export type OwnSupplier = z.infer<typeof ownSupplier>;

const standing = z.enum(['notRegistered', 'underReview', 'registered']);
export type Standing = z.infer<typeof standing>;

const company = z.object({
  exists: z.boolean(),
  /** Its name as it was registered, and its number; null where there is none. */
  name: z.string().nullable(),
  commercialRegistration: z.string().nullable(),
});
export type FoundCompany = z.infer<typeof company>;

/** Query, body and answer schemas of the calls about suppliers and companies. */
export const SUPPLIER_SCHEMAS = {
  findCompany: { query: companyNameQuery, answer: z.object({ data: company }) },
  getSupplier: {
    query: registrationQuery,
    answer: z.object({ data: supplier.extend({ own: ownSupplier.nullable() }) }),
  },
  listSuppliers: {
    query: suppliersQuery,
    answer: z.object({ data: z.object({ rows: z.array(supplier), total: z.int() }) }),
  },
  checkRegistrationStatus: {
    query: registrationQuery,
    answer: z.object({ data: z.object({ commercialRegistration: z.string(), status: standing }) }),
  },
  updateSupplier: {
    body: deriveSchema(supplierChange, () => toDay(now())),
    answer: z.object({ data: ownSupplier }),
  },
};
