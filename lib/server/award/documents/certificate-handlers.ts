import 'server-only';
import type { CERTIFICATE_ENDPOINTS } from '@/lib/award/certificate-endpoints';
import { type CheckedCertificate, checkQuery, ownDocumentQuery } from '@/lib/award/certificate-schemas';
import { OPTION_PATH } from '@/lib/award/definition/edition-texts';
import { readCheckCode } from '@/lib/award/rules/check-code';
import { listRequests } from '@/lib/server/award/my-applications-handler';
import { openPublicEdition } from '@/lib/server/award/read-edition';
import { findPrize, findPublishedName, hashCode } from '@/lib/server/award/results/certificates';
import { openDatabase } from '@/lib/server/db/open';
import { sendPdf } from '@/lib/server/files/serve-file';
import type { ApiContext, ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { findOwnCertificate, printCertificate, printReceipt } from './own-documents';

/**
 * Award/CheckCertificate: what a certificate says, for anyone who has its code. Errors: 422 for a text that cannot be a
 * code, 404 for an unknown one.
 */
const checkAwardCertificate: ApiHandler = async (c) => {
  const code = readCheckCode(readQuery(c, checkQuery).code) ?? '';
  const db = await openDatabase();
  const row = await db
    .selectFrom('award_certificate')
    .selectAll()
    .where('code_hash', '=', hashCode(code))
    .executeTakeFirst();
  if (!row) throw new RequestError(404, 'notFound');
  const { categories, text } = await openPublicEdition(db, c.get('locale'), row.edition);
  const found = await findPrize(db, row);
  const category = categories.find(({ id }) => id === found?.category);
  const data: CheckedCertificate = {
    kind: row.kind,
    edition: row.edition,
    issuedAt: row.issued_at,
    revokedAt: row.revoked_at,
    prize: found?.prize ?? null,
    category: category ? text(OPTION_PATH.categories(category.key)) : null,
    name: await findPublishedName(db, row),
  };
  return c.json({ data });
};

/** The caller's application in an edition. @throws RequestError 404 without one */
async function openOwn(c: ApiContext) {
  const { edition, language } = readQuery(c, ownDocumentQuery);
  const db = await openDatabase();
  const { subject, name } = c.get('caller');
  const rows = await listRequests(db, subject);
  const row = rows.find(({ edition_id }) => edition_id === edition);
  if (!row) throw new RequestError(404, 'notFound');
  return { db, row, holder: { name, locale: language ?? c.get('locale') } };
}

/** Award/GetCertificate: with the name of the caller's token. Errors: 404 without a valid certificate. */
const getCertificate: ApiHandler = async (c) => {
  const { db, row, holder } = await openOwn(c);
  const certificate = await findOwnCertificate(db, row.id);
  if (!certificate) throw new RequestError(404, 'notFound');
  const pdf = await printCertificate(db, certificate, row, holder);
  return sendPdf(`certificate-${row.reference_number}.pdf`, pdf);
};

/** Award/GetReceipt: what was received of the caller's application, its stage and reasons. Errors: 404 without one. */
const getReceipt: ApiHandler = async (c) => {
  const { db, row, holder } = await openOwn(c);
  return sendPdf(`receipt-${row.reference_number}.pdf`, await printReceipt(db, row, holder));
};

export const CERTIFICATE_HANDLERS = {
  checkAwardCertificate,
  getCertificate,
  getReceipt,
} satisfies Record<keyof typeof CERTIFICATE_ENDPOINTS, ApiHandler>;
