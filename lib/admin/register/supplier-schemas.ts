import { z } from 'zod';
import { optionalNote } from '@/lib/forms/rules/note-schema';
import { requestIdQuery, storedFile } from '@/lib/requests/schemas';
import { activity, searchText } from '@/lib/suppliers/schemas';
import { LISTED_STATES, STEP_NAMES, SUPPLIER_STATES } from '@/lib/suppliers/supplier-states';
import { REMINDER_DAYS } from '@/lib/suppliers/validity';

/** The choices of the filter by the end of the validity, in days from today. */
export const EXPIRY_CHOICES = REMINDER_DAYS.map(String);

/** `Desk/ListSuppliers`: by default the applications that wait. `after` is the row after which the page begins. */
export const registerQuery = z.object({
  state: z.enum(LISTED_STATES, 'choice').optional(),
  text: searchText,
  activity,
  within: z.enum(EXPIRY_CHOICES, 'choice').optional(),
  after: z.uuid('id').optional(),
});

const id = z.uuid('id');
const version = z.int('pattern');

/** `Desk/AcceptSupplier`: an application in the version that was shown, and the last day of the validity. */
export const acceptBody = z.strictObject({ id, version, validUntil: z.iso.date({ error: 'date' }) });
/** `Desk/ChangeSupplier` */
export const changeSupplierBody = z.strictObject({
  id,
  version,
  to: z.enum(STEP_NAMES, 'choice'),
  /** Required, except to resume; the supplier reads it. */
  reason: optionalNote,
});

const row = z.object({
  /** Of the supplier; of the request while the application waits. */
  id: z.string(),
  establishmentName: z.string(),
  commercialRegistration: z.string(),
  activity: z.string(),
  state: z.enum(LISTED_STATES),
  /** When the application was sent or accepted (ISO-8601, UTC). */
  at: z.string(),
  validUntil: z.string().nullable(),
});
export type RegisterRow = z.infer<typeof row>;

/** A registration or renewal, as it was sent. */
const application = z.object({
  id: z.string(),
  version: z.int(),
  referenceNumber: z.string(),
  createdAt: z.string(),
  form: z.string(),
  locale: z.string(),
  data: z.record(z.string(), z.unknown()),
  files: z.array(storedFile),
  beingChecked: z.boolean(),
});

const entry = z.object({
  id: z.string(),
  version: z.int(),
  code: z.string(),
  state: z.enum(SUPPLIER_STATES),
  acceptedAt: z.string(),
  validUntil: z.string(),
  reason: z.string().nullable(),
  /** False for an anonymous registration until a person takes it over. */
  hasOwner: z.boolean(),
});

const opened = z.object({
  application,
  /** The application waits for its decision: `new`, or `renewal` of the supplier; `taken` if another has its number. */
  waits: z.enum(['new', 'renewal', 'taken']).nullable(),
  /** The supplier; for an application the one with its number. */
  supplier: entry.nullable(),
  /** A renewal that waits for its decision, on the page of the supplier. */
  renewal: z.object({ id: z.string(), referenceNumber: z.string() }).nullable(),
  /** The last day of the validity that an acceptance today proposes. */
  proposedUntil: z.string(),
});
export type OpenedSupplier = z.infer<typeof opened>;

const changed = z.object({ data: z.object({ id: z.string(), state: z.enum(SUPPLIER_STATES) }) });

export const SUPPLIER_DESK_SCHEMAS = {
  listRegister: {
    summary: 'A page of the register of suppliers, or of the applications that wait, newest first',
    query: registerQuery,
    response: z.object({ data: z.object({ rows: z.array(row), next: z.string().nullable() }) }),
  },
  openSupplier: {
    summary: 'A supplier or an application with answers and file; the view is recorded in the audit trail',
    query: requestIdQuery,
    response: z.object({ data: opened }),
  },
  getSupplierFile: {
    summary: 'The file of an application as an attachment; the download is recorded in the audit trail',
    query: requestIdQuery,
    response: z.string(),
  },
  acceptSupplier: {
    summary:
      'Accepts an application: it enters the register, or renews the supplier of its sender; 409 `supplierExists` if another supplier has its number',
    body: acceptBody,
    response: changed,
  },
  changeSupplier: {
    summary: 'Suspends a supplier, ends the suspension, or removes it from the register, with a reason',
    body: changeSupplierBody,
    response: changed,
  },
};
