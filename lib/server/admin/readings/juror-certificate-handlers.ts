import 'server-only';
import type { JUROR_CERTIFICATE_ENDPOINTS } from '@/lib/admin/readings/juror-certificate-endpoints';
import { juryConsentBody } from '@/lib/admin/readings/juror-certificate-schemas';
import { ownDocumentQuery } from '@/lib/award/certificate-schemas';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { loadTranslator } from '@/lib/i18n/translator';
import { printCertificate } from '@/lib/server/award/documents/own-documents';
import { storeConsent } from '@/lib/server/award/results/consents';
import {
  findConsentId,
  findJurorCertificate,
  listJurorCertificates,
} from '@/lib/server/award/results/juror-certificates';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import { sendPdf } from '@/lib/server/files/serve-file';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';

/** Jury/ListCertificates */
const listMyJuryCertificates: ApiHandler = async (c) => {
  const { subject, name = '' } = c.get('caller');
  const certificates = await listJurorCertificates(await openDatabase(), subject);
  return c.json({ data: { certificates, ownName: name } });
};

/** Jury/GetCertificate: with the name of the caller's token. @throws RequestError 404 without a valid certificate */
const getMyJuryCertificate: ApiHandler = async (c) => {
  const { edition, language } = readQuery(c, ownDocumentQuery);
  const { subject, name } = c.get('caller');
  const db = await openDatabase();
  const certificate = await findJurorCertificate(db, subject, edition);
  if (!certificate) throw new RequestError(404, 'notFound');
  const holder = { name, locale: language ?? c.get('locale') };
  return sendPdf(`certificate-juror-${edition}.pdf`, await printCertificate(db, certificate, null, holder));
};

/**
 * Jury/SetConsent: whether the check page names the caller. The name is that of the token.
 * @throws RequestError 404 without a certificate in the edition, 422 for a consent without a name in the token
 */
const setMyJuryConsent: ApiHandler = async (c) => {
  const { edition, isNamed } = await readJson(c.req.raw, juryConsentBody);
  const { subject: actor, name = '' } = c.get('caller');
  if (isNamed && name === '') throw new RequestError(422, 'validation', { fields: { isNamed: 'required' } });
  const t = await loadTranslator(c.get('locale'), 'certificates.jury');
  const at = now();
  await inTransaction(await openDatabase(), async (tx) => {
    const id = await findConsentId(tx, actor, edition);
    if (id === undefined) throw new RequestError(404, 'notFound');
    await storeConsent(tx, { id, kind: 'name', value: isNamed ? name : '', text: t('consent'), at });
    const event = { entity: 'juror', entityId: actor, kind: 'consented', actor, at } as const;
    await recordEvent(tx, { ...event, data: { edition, isNamed } });
  });
  return c.json({ data: { edition, isNamed } });
};

export const JUROR_CERTIFICATE_HANDLERS = {
  listMyJuryCertificates,
  getMyJuryCertificate,
  setMyJuryConsent,
} satisfies Record<keyof typeof JUROR_CERTIFICATE_ENDPOINTS, ApiHandler>;
