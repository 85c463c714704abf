import { z } from 'zod';
import { ROLES } from '@/lib/api/contract/roles';
import { SHEET_PARAMETERS } from '@/lib/api/contract/sheet-format';
import { registration } from '@/lib/award/schemas';
import { statistics } from '@/lib/award/statistics';

/** `Desk/GetMyRoles`: the roles of the signed-in person. */
const rolesResponse = z.object({ data: z.array(z.enum(ROLES)) });

const number = z.coerce.number({ error: 'number' }).int('number').positive('number').optional();

/** The year of an edition; without one, the edition in force. */
const editionFilter = z.object({ edition: number });

/** Filter of the list of registrations, and of its export. */
const registrationFilter = editionFilter.extend({
  status: number,
  country: number,
  field: number,
  /** Part of the reference number, file number, name of the university or title of the project. */
  text: z.string().trim().max(100, 'tooLong').optional(),
});
export type RegistrationFilter = z.output<typeof registrationFilter>;

/** `Desk/ExportRegistrations` */
export const exportQuery = registrationFilter.extend(SHEET_PARAMETERS);

/** `Desk/ListRegistrations`: the filter, and the registration after which the page begins. */
export const registrationsQuery = registrationFilter.extend({ after: z.uuid('id').optional() });

const registrationRow = z.object({
  id: z.string(),
  /** Year of the edition. */
  edition: z.int(),
  referenceNumber: z.string(),
  status: z.int(),
  researchTitle: z.string(),
  university: z.string(),
  countryId: z.int(),
  fieldId: z.int(),
  /** When its sender withdrew it, or null. */
  withdrawnAt: z.string().nullable(),
  isDisqualified: z.boolean().optional(),
  createdAt: z.string(),
});
export type RegistrationRow = z.infer<typeof registrationRow>;

/** A page of registrations, newest first; `next` is null on the last page. */
const registrationsResponse = z.object({
  data: z.object({ total: z.int(), rows: z.array(registrationRow), next: z.string().nullable() }),
});

/** Id of a registration or file. */
export const idQuery = z.object({ id: z.uuid('id') });

const historyEntry = z.object({
  kind: z.string(),
  at: z.string(),
  actor: z.enum(['sender', 'staff', 'operator']),
});

/** `Desk/GetRegistration`: a request with its files and history. */
const registrationResponse = z.object({
  data: registrationRow.extend({
    answers: registration,
    submittedAt: z.string().nullable(),
    /** Files are waiting for the virus scanner. */
    beingChecked: z.boolean(),
    files: z.array(z.object({ id: z.string(), type: z.int(), name: z.string(), size: z.int() })),
    history: z.array(historyEntry),
  }),
});

/** `Desk/GetAwardFigures`: the edition. */
export const figuresQuery = editionFilter;

const counts = z.array(z.object({ key: z.string(), count: z.int() }));

/**
 * `Desk/GetAwardFigures`: number of registrations by day (yyyy-MM-dd, Riyadh), country, field and status; the
 * statistics of the edition with all counts.
 */
const figuresResponse = z.object({
  data: z.object({
    total: z.int(),
    days: counts,
    countries: counts,
    fields: counts,
    statuses: counts,
    statistics,
  }),
});

/** `Desk/ListTrail`: the filter, and the entry after which the page begins. */
export const trailQuery = z.object({
  kind: z.string().max(40, 'tooLong').optional(),
  /** Subject of a person, or `operator`. */
  actor: z.string().max(255, 'tooLong').optional(),
  /** yyyy-MM-dd in Riyadh. */
  day: z.iso.date({ error: 'date' }).optional(),
  after: z.uuid('id').optional(),
});

/** A page of the audit trail, newest first. Actors are pseudonyms; staff also have their names. */
const trailResponse = z.object({
  data: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        entity: z.string(),
        entityId: z.string(),
        kind: z.string(),
        actor: z.string(),
        /** The office's name for a member of staff. */
        actorLabel: z.string().nullable(),
        /** Reference number of a request, name of a member of staff, or description of an image. */
        entityLabel: z.string().nullable(),
      }),
    ),
    next: z.string().nullable(),
    /** The options of the filters. */
    kinds: z.array(z.string()),
    people: z.array(z.object({ subject: z.string(), label: z.string().nullable() })),
  }),
});

/** Content of a file download. */
export const fileResponse = z.string();

export const ADMIN_SCHEMAS = {
  getMyRoles: { summary: 'The roles of the signed-in person in the back office', response: rolesResponse },
  listRegistrations: {
    summary: 'A page of registrations for the award office, the newest first',
    query: registrationsQuery,
    response: registrationsResponse,
  },
  getRegistration: {
    summary: 'One registration with its files and history; the view is recorded in the audit trail',
    query: idQuery,
    response: registrationResponse,
  },
  getSubmittedFile: {
    summary: 'A file of a submission as an attachment; the download is recorded in the audit trail',
    query: idQuery,
    response: fileResponse,
  },
  exportRegistrations: {
    summary: 'The registrations for a spreadsheet (CSV or XLSX)',
    query: exportQuery,
    response: fileResponse,
  },
  getAwardFigures: {
    summary: 'How many registrations by day, country, field and status',
    query: figuresQuery,
    response: figuresResponse,
  },
  listTrail: {
    summary: 'A page of the audit trail for administrators',
    query: trailQuery,
    response: trailResponse,
  },
};
