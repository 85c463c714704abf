import { z } from 'zod';
import { CERTIFICATE_KINDS } from '@/lib/award/definition/outcomes';
import { requiredNote } from '@/lib/forms/rules/note-schema';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { fileResponse } from '../schemas';

/** The SHA-256 of its check code names a certificate. */
const certificate = z.string().regex(/^[\da-f]{64}$/, 'id');

/** `Desk/ListCertificates`: an edition or one certificate, and the place after which the page begins. */
export const certificatesQuery = z.object({
  /** Year; without one, the edition in force. */
  edition: z.coerce.number('number').int('number').optional(),
  /** Lists only the certificates of this kind. */
  type: z.enum(CERTIFICATE_KINDS, 'choice').optional(),
  /** A check code or a reference number, in any edition. */
  text: z.string().trim().max(100, 'tooLong').optional(),
  certificate: certificate.optional(),
  after: z.string().max(120, 'tooLong').optional(),
});
export type CertificatesQuery = z.output<typeof certificatesQuery>;

/** `Desk/PrintCertificate`: the certificate, and the language beside Arabic. */
export const printQuery = z.object({ certificate, language: z.enum(LOCALE_CODES, 'choice').optional() });

/** `Desk/RevokeCertificate`. */
export const revokeBody = z.strictObject({ certificate, reason: requiredNote });

/** `Desk/IssueCertificate`: the revoked certificate that a new one replaces. */
export const issueBody = z.strictObject({ certificate });

const row = z.object({
  id: z.string(),
  /** Year of the edition. */
  edition: z.int(),
  kind: z.enum(CERTIFICATE_KINDS),
  /** Of the application; null once it is removed, and for a juror. */
  referenceNumber: z.string().nullable(),
  /** What the staff calls the juror; null for an application, and once the juror is removed. */
  juror: z.string().nullable(),
  /** Null once its holder is removed: it can then not be printed. */
  code: z.string().nullable(),
  issuedAt: z.string(),
  revokedAt: z.string().nullable(),
  /** Why it was revoked; '' before. */
  reason: z.string(),
  /** True if a revoked certificate can be replaced: its holder has no valid one. */
  mayIssue: z.boolean(),
});
export type CertificateRow = z.infer<typeof row>;

const count = z.object({ kind: z.enum(CERTIFICATE_KINDS), valid: z.int(), revoked: z.int() });

const changed = z.object({ data: z.object({ certificate }) });

export const DESK_CERTIFICATE_SCHEMAS = {
  listCertificates: {
    summary:
      'A page of the certificates of an edition with their numbers by kind, or the one with a code or reference number',
    query: certificatesQuery,
    response: z.object({
      data: z.object({ rows: z.array(row), counts: z.array(count), next: z.string().nullable() }),
    }),
  },
  printCertificate: {
    summary: 'A certificate as PDF; the print is recorded in the audit trail',
    query: printQuery,
    response: fileResponse,
  },
  revokeCertificate: { summary: 'Revokes a certificate', body: revokeBody, response: changed },
  issueCertificate: {
    summary: 'Issues a new certificate for the application or juror of a revoked one',
    body: issueBody,
    response: changed,
  },
};
