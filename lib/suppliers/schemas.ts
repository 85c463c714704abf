import { z } from 'zod';
import { isClean } from '@/lib/api/contract/text-rules';
import { STATES } from '@/lib/forms/definition/transitions';
import { toLatinDigits } from '@/lib/i18n/digits';
import { ACTIVITIES } from './activities';
import { SUPPLIER_STATES } from './supplier-states';

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
export const renewalQuery = z.object({ registration: registrationNumber.optional() });
export const SEARCH_LENGTH = 150;
/** A part of the name, or a number. */
export const searchText = z
  .string()
  .trim()
  .max(SEARCH_LENGTH, 'tooLong')
  .refine(isClean, 'forbiddenCharacters')
  .optional();
export const activity = z.enum(ACTIVITIES, 'choice').optional();

/** Filters, and the registration before or after which a page of suppliers begins; the newest by default. */
const suppliersQuery = z.object({
  text: searchText,
  activity,
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

/** Any other code is not found, so that its form tells nothing. */
const codeQuery = z.object({ code: z.string({ error: 'required' }).max(100, 'tooLong') });

const certificate = z.object({
  /** False for a code that no certificate has; the other fields are then null. */
  isGenuine: z.boolean(),
  establishmentName: z.string().nullable(),
  commercialRegistration: z.string().nullable(),
  state: z.enum(SUPPLIER_STATES).nullable(),
  /** The last day of validity, yyyy-MM-dd. */
  validUntil: z.string().nullable(),
});
export type CheckedCertificate = z.infer<typeof certificate>;

const mySupplier = supplier.omit({ acceptedAt: true }).extend({
  code: z.string(),
  referenceNumber: z.string(),
  state: z.enum(SUPPLIER_STATES),
  acceptedAt: z.iso.datetime(),
  validUntil: z.string(),
  reason: z.string().nullable(),
  /** The first day on which it can be renewed, yyyy-MM-dd. */
  renewableFrom: z.string(),
  /** True while the ministry examines its renewal. */
  isRenewing: z.boolean(),
});
export type MySupplier = z.infer<typeof mySupplier>;

/** The longest reference number and code, as typed. */
export const CLAIM_LENGTH = 20;
const line = z.string({ error: 'required' }).trim().min(1, 'required').max(CLAIM_LENGTH, 'tooLong');

/** `Supplier/RequestClaim`: a registered supplier, by its number and the reference of its last accepted application. */
export const requestClaimBody = z.strictObject({ number: registrationNumber, referenceNumber: line });
/** `Supplier/ConfirmClaim`: the code from the mail. */
export const confirmClaimBody = z.strictObject({ number: registrationNumber, code: line });

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
      'A page of twenty valid suppliers, newest first, with their public fields; `text` is a part of the name or number, `activity` what they do; `before` and `after` are the registration next to which the page begins or ends',
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
  checkSupplierCertificate: {
    summary: 'Whether a certificate of a supplier is genuine, and valid now; anyone who has its code may ask',
    query: codeQuery,
    response: z.object({ data: certificate }),
  },
  listMySuppliers: {
    summary: 'The suppliers that the signed-in person manages, with state, validity and certificate code',
    response: z.object({ data: z.array(mySupplier) }),
  },
  getRenewal: {
    summary:
      'The stored answers of the supplier that the signed-in person may renew now, for the registration form; null without one. Of several it is the one with the commercial registration of the query, else the one that ends first',
    query: renewalQuery,
    response: z.object({ data: z.record(z.string(), z.string()).nullable() }),
  },
  requestClaim: {
    summary:
      'Mails a code to the address of a registered supplier, so that the signed-in person can take it over; the answer does not tell whether number and reference belong together',
    body: requestClaimBody,
    response: z.object({ data: z.object({ commercialRegistration: z.string() }) }),
  },
  confirmClaim: {
    summary: 'Takes over a supplier with the code from the mail; 422 `code` for a wrong, used or expired one',
    body: confirmClaimBody,
    response: z.object({ data: z.object({ commercialRegistration: z.string() }) }),
  },
};
