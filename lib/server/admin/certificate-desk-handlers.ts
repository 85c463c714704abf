import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { DESK_CERTIFICATE_ENDPOINTS } from '@/lib/admin/certificate-desk-endpoints';
import {
  type CertificateRow,
  type CertificatesQuery,
  certificatesQuery,
  issueBody,
  printQuery,
  revokeBody,
} from '@/lib/admin/certificate-desk-schemas';
import { readCheckCode } from '@/lib/award/rules/check-code';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { describeCertificate } from '@/lib/server/award/documents/describe-certificate';
import { typeset } from '@/lib/server/award/documents/typeset';
import { yearInForce } from '@/lib/server/award/read-edition';
import {
  findPublishedName,
  hashCode,
  issueCertificates,
  openCode,
  selectCertificates,
} from '@/lib/server/award/results/certificates';
import { listHidden } from '@/lib/server/award/results/frozen-ranking';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { sendPdf } from '@/lib/server/files/serve-file';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { cutPage } from './cut-page';

const PAGE_SIZE = 50;

/** The place of a certificate in the list: applications in the order of their registration. */
const PLACE = sql<string>`certificate.request_id || certificate.code_hash`;

/**
 * The certificates that a member of staff may see: neither of an application that they sent nor of one with a conflict
 * that blocks.
 */
async function selectShown(db: Kysely<Tables>, reader: string) {
  const hidden = [...(await listHidden(db, reader))];
  return db
    .selectFrom('award_certificate as certificate')
    .leftJoin('scholarship_request as request', 'request.id', 'certificate.request_id')
    .selectAll('certificate')
    .select(['request.reference_number', 'request.research_title', PLACE.as('id')])
    .$if(hidden.length > 0, (query) => query.where('certificate.request_id', 'not in', hidden));
}

type Shown = Awaited<ReturnType<Awaited<ReturnType<typeof selectShown>>['executeTakeFirstOrThrow']>>;

/** @throws RequestError 404 for an unknown certificate, and one that the reader must not see */
async function openShown(db: Kysely<Tables>, reader: string, hash: string): Promise<Shown> {
  const row = await (await selectShown(db, reader))
    .where('certificate.code_hash', '=', hash)
    .executeTakeFirst();
  if (!row) throw new RequestError(404, 'notFound');
  return row;
}

const findValid = (db: Kysely<Tables>, requestId: string) =>
  selectCertificates(db, requestId).where('revoked_at', 'is', null).executeTakeFirst();

async function toRow(db: Kysely<Tables>, row: Shown): Promise<CertificateRow> {
  const isReplaced = row.revoked_at !== null && (await findValid(db, row.request_id)) !== undefined;
  return {
    id: row.code_hash,
    edition: row.edition,
    kind: row.kind,
    referenceNumber: row.reference_number,
    code: await openCode(row),
    issuedAt: row.issued_at,
    revokedAt: row.revoked_at,
    reason: row.reason,
    mayIssue: row.revoked_at !== null && row.reference_number !== null && !isReplaced,
  };
}

async function findRows(db: Kysely<Tables>, reader: string, query: CertificatesQuery) {
  const { certificate, edition, text, after } = query;
  const code = readCheckCode(text ?? '');
  const selected = await selectShown(db, reader);
  const filtered = certificate
    ? selected.where('certificate.code_hash', '=', certificate)
    : code
      ? selected.where('certificate.code_hash', '=', hashCode(code))
      : text
        ? selected.where('request.reference_number', '=', text.toUpperCase())
        : selected.where('certificate.edition', '=', edition ?? yearInForce());
  return filtered
    .$if(after !== undefined, (more) => more.where(PLACE, '>', after ?? ''))
    .orderBy(PLACE)
    .limit(PAGE_SIZE + 1)
    .execute();
}

/** Desk/ListCertificates: a page of certificates. */
const listCertificates: ApiHandler = async (c) => {
  const query = readQuery(c, certificatesQuery);
  const db = await openDatabase();
  const { rows, next } = cutPage(await findRows(db, c.get('caller').subject, query), PAGE_SIZE);
  return c.json({ data: { rows: await Promise.all(rows.map((row) => toRow(db, row))), next } });
};

/**
 * Desk/PrintCertificate: a valid certificate as PDF, with the name that its holder agrees to publish, or the reference
 * number: names of senders are not stored. Errors: 404 for one that is unknown, revoked or without its application.
 */
const printCertificate: ApiHandler = async (c) => {
  const { certificate: hash, language } = readQuery(c, printQuery);
  const db = await openDatabase();
  const actor = c.get('caller').subject;
  const row = await openShown(db, actor, hash);
  const { reference_number: referenceNumber, research_title: title } = row;
  if (row.revoked_at !== null || referenceNumber === null || title === null)
    throw new RequestError(404, 'notFound');
  const content = {
    code: await openCode(row),
    title,
    referenceNumber,
    name: await findPublishedName(db, row),
  };
  const task = await describeCertificate(db, row, content, language ?? c.get('locale'));
  const event = { entity: 'scholarship_request', entityId: row.request_id, kind: 'exported' } as const;
  await recordEvent(db, { ...event, actor, at: now() });
  return sendPdf(`certificate-${referenceNumber}.pdf`, await typeset(task));
};

/** Desk/RevokeCertificate: its check page says so from then on. Errors: 404, 409 `certificateMoved` if it is revoked already, 422. */
const revokeCertificate: ApiHandler = async (c) => {
  const { certificate: hash, reason } = await readJson(c.req.raw, revokeBody);
  const actor = c.get('caller').subject;
  const at = now();
  await inTransaction(await openDatabase(), async (tx) => {
    const row = await openShown(tx, actor, hash);
    if (row.revoked_at !== null) throw new RequestError(409, 'certificateMoved');
    await tx
      .updateTable('award_certificate')
      .set({ revoked_at: at.toISOString(), reason })
      .where('code_hash', '=', hash)
      .execute();
    const event = { entity: 'scholarship_request', entityId: row.request_id } as const;
    await recordEvent(tx, { ...event, kind: 'certificateRevoked', actor, at });
  });
  return c.json({ data: { certificate: hash } });
};

/**
 * Desk/IssueCertificate: a new certificate with a new code, for the application of a revoked one. Errors: 404 without its
 * application, 409 `certificateMoved` if the application has a valid certificate.
 */
const issueCertificate: ApiHandler = async (c) => {
  const { certificate: hash } = await readJson(c.req.raw, issueBody);
  const actor = c.get('caller').subject;
  const at = now();
  const issued = await inTransaction(await openDatabase(), async (tx) => {
    const { request_id: id, reference_number, edition, kind } = await openShown(tx, actor, hash);
    if (reference_number === null) throw new RequestError(404, 'notFound');
    if (await findValid(tx, id)) throw new RequestError(409, 'certificateMoved');
    await issueCertificates(tx, edition, [{ id, kind }], { actor, at });
    return findValid(tx, id);
  });
  return c.json({ data: { certificate: issued?.code_hash ?? '' } });
};

export const DESK_CERTIFICATE_HANDLERS = {
  listCertificates,
  printCertificate,
  revokeCertificate,
  issueCertificate,
} satisfies Record<keyof typeof DESK_CERTIFICATE_ENDPOINTS, ApiHandler>;
