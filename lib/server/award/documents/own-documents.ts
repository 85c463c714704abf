import 'server-only';
import { now } from '@/lib/env/clock';
import type { Locale } from '@/lib/i18n/locales';
import { type SubmittedRequest, toApplication } from '@/lib/server/award/my-applications-handler';
import { type Certificate, openCode, selectCertificates } from '@/lib/server/award/results/certificates';
import type { Database } from '@/lib/server/db/open';
import { describeCertificate } from './describe-certificate';
import { describeReceipt } from './describe-receipt';
import { typeset } from './typeset';

/** Who prints a document, by the name of their token, and the language beside Arabic. */
export interface Holder {
  name: string | undefined;
  locale: Locale;
}

type Pdf = Promise<Uint8Array<ArrayBuffer>>;

/** The receipt of the holder's application. */
export async function printReceipt(db: Database, row: SubmittedRequest, { name, locale }: Holder): Pdf {
  const application = await toApplication(db, row, locale, now(), name);
  return typeset(await describeReceipt(db, { row, application, name }, locale));
}

/** The valid certificate of an application. */
export const findOwnCertificate = (db: Database, requestId: string) =>
  selectCertificates(db, requestId).where('revoked_at', 'is', null).executeTakeFirst();

/**
 * A certificate of the holder.
 * @param row the application that it is about; null for one as a juror
 */
export async function printCertificate(
  db: Database,
  certificate: Certificate,
  row: SubmittedRequest | null,
  { name, locale }: Holder,
): Pdf {
  const content = {
    code: await openCode(certificate),
    entry: row && { title: row.research_title, referenceNumber: row.reference_number },
    name: name ?? null,
  };
  return typeset(await describeCertificate(db, certificate, content, locale));
}
