import { z } from 'zod';
import { ownDocumentQuery } from '@/lib/award/certificate-schemas';
import { juryCertificate } from '@/lib/award/schemas';
import { fileResponse } from '../schemas';

/** `Jury/SetConsent`: whether the check page shows the juror's name. */
export const juryConsentBody = z.strictObject({
  /** Year of the edition. */
  edition: z.int('number'),
  isNamed: z.boolean('required'),
});

export const JUROR_CERTIFICATE_SCHEMAS = {
  listMyJuryCertificates: {
    summary:
      'The certificates of the juror in every edition, the newest first, and the name that a consent would publish',
    response: z.object({
      data: z.object({
        certificates: z.array(juryCertificate),
        /** The name in the token; '' without one. */
        ownName: z.string(),
      }),
    }),
  },
  getMyJuryCertificate: {
    summary: 'The valid certificate of the juror as PDF, in Arabic and another language',
    query: ownDocumentQuery,
    response: fileResponse,
  },
  setMyJuryConsent: {
    summary: 'Whether the page that checks the juror’s certificate shows their name',
    body: juryConsentBody,
    response: z.object({ data: z.object({ edition: z.int(), isNamed: z.boolean() }) }),
  },
};
