import { z } from 'zod';
import { CERTIFICATE_KINDS, PRIZE_PLACES } from '@/lib/award/definition/outcomes';
import { readCheckCode } from '@/lib/award/rules/check-code';
import { LOCALE_CODES } from '@/lib/i18n/locales';

/** Award/CheckCertificate: the code as typed or scanned. */
export const checkQuery = z.object({
  code: z
    .string('required')
    .max(200, 'pattern')
    .refine((text) => readCheckCode(text) !== null, 'pattern'),
});

/** Award/GetCertificate and Award/GetReceipt: the edition, and the language beside Arabic. */
export const ownDocumentQuery = z.object({
  edition: z.coerce.number('number').int('number'),
  language: z.enum(LOCALE_CODES, 'choice').optional(),
});

/** Content of a file download. */
const fileResponse = z.string();

const checked = z.object({
  kind: z.enum(CERTIFICATE_KINDS),
  /** Year of the edition. */
  edition: z.int(),
  issuedAt: z.string(),
  revokedAt: z.string().nullable(),
  /** Of a winner: the prize, and the name of its category. */
  prize: z.enum(PRIZE_PLACES).nullable(),
  category: z.string().nullable(),
  /** Only of a winner or juror who consents to the publication. */
  name: z.string().nullable(),
});
export type CheckedCertificate = z.infer<typeof checked>;

export const CERTIFICATE_SCHEMAS = {
  checkAwardCertificate: {
    summary: 'Whether the ministry has issued the certificate with this code, and whether it is still valid',
    query: checkQuery,
    response: z.object({ data: checked }),
  },
  getCertificate: {
    summary: 'The valid certificate of the signed-in person as PDF, in Arabic and another language',
    query: ownDocumentQuery,
    response: fileResponse,
  },
  getReceipt: {
    summary: 'The receipt of the signed-in person’s registration or submission as PDF',
    query: ownDocumentQuery,
    response: fileResponse,
  },
};
