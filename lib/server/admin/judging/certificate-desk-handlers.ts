import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { DESK_CERTIFICATE_ENDPOINTS } from '@/lib/admin/judging/certificate-desk-endpoints';
import {
  type CertificateRow,
  type CertificatesQuery,
  certificatesQuery,
  issueBody,
  printQuery,
  revokeBody,
} from '@/lib/admin/judging/certificate-desk-schemas';
import { CERTIFICATE_KINDS } from '@/lib/award/definition/outcomes';
import { readCheckCode } from '@/lib/award/rules/check-code';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { describeCertificate } from '@/lib/server/award/documents/describe-certificate';
import { typeset } from '@/lib/server/award/documents/typeset';
import { isDisqualified } from '@/lib/server/award/exceptions/disqualifications';
import { yearInForce } from '@/lib/server/award/read-edition';
import {
  findPublishedName,
  hashCode,
  issueCertificates,
  openCode,
  selectCertificates,
  toAuditEntity,
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
import { cutPage } from '../cut-page';

const PAGE_SIZE = 50;

/** The place of a certificate in the list: applications in the order of their registration, then jurors. */
const PLACE = sql<string>`certificate.request_id || certificate.code_hash`;

/**
 * The certificates that a member of staff may see: neither their own as a juror, nor that of an application that they
 * sent or of one with a conflict that blocks.
 */
async function selectShown(db: Kysely<Tables>, reader: string) {
  const hidden = [...(await listHidden(db, reader))];
  return db
    .selectFrom('award_certificate as certificate')
    .leftJoin('scholarship_request as request', 'request.id', 'certificate.request_id')
    .leftJoin('staff', 'staff.subject', 'certificate.juror')
    .where((row) => row.or([row('certificate.juror', 'is', null), row('certificate.juror', '!=', reader)]))
    .selectAll('certificate')
    .select(['request.reference_number', 'request.research_title', 'staff.label', PLACE.as('id')])
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

/** True while the application or the juror is stored: afterwards a certificate can only be checked. */
const isHeld = ({ reference_number, juror }: Shown) => reference_number !== null || juror !== null;

const findValid = (db: Kysely<Tables>, requestId: string) =>
  selectCertificates(db, requestId).where('revoked_at', 'is', null).executeTakeFirst();

async function toRow(db: Kysely<Tables>, row: Shown): Promise<CertificateRow> {
  const isReplaced = row.revoked_at !== null && (await findValid(db, row.request_id)) !== undefined;
  return {
    id: row.code_hash,
    edition: row.edition,
    kind: row.kind,
    referenceNumber: row.reference_number,
    juror: row.label ?? row.juror,
    code: await openCode(row),
    issuedAt: row.issued_at,
    revokedAt: row.revoked_at,
    reason: row.reason,
    mayIssue:
      row.revoked_at !== null && isHeld(row) && !isReplaced && !(await isDisqualified(db, row.request_id)),
  };
}

async function findRows(db: Kysely<Tables>, reader: string, query: CertificatesQuery) {
  const { certificate, edition, type, text, after } = query;
  const code = readCheckCode(text ?? '');
  const selected = await selectShown(db, reader);
  const filtered = certificate
    ? selected.where('certificate.code_hash', '=', certificate)
    : code
      ? selected.where('certificate.code_hash', '=', hashCode(code))
      : text
        ? selected.where('request.reference_number', '=', text.toUpperCase())
        : selected
            .where('certificate.edition', '=', edition ?? yearInForce())
            .$if(type !== undefined, (more) => more.where('certificate.kind', '=', type ?? 'winner'));
  return filtered
    .$if(after !== undefined, (more) => more.where(PLACE, '>', after ?? ''))
    .orderBy(PLACE)
    .limit(PAGE_SIZE + 1)
    .execute();
}

/** How many certificates of an edition are valid and how many are revoked, by kind. */
async function countByKind(
  db: Kysely<Tables>,
  reader: string,
  edition: number | ReturnType<typeof yearInForce>,
) {
  const rows = await (await selectShown(db, reader))
    .clearSelect()
    .select(['certificate.kind', ({ fn }) => fn.countAll<number>().as('all')])
    .select(({ fn }) => fn.count<number>('certificate.revoked_at').as('revoked'))
    .where('certificate.edition', '=', edition)
    .groupBy('certificate.kind')
    .execute();
  return CERTIFICATE_KINDS.flatMap((kind) => {
    const row = rows.find((counted) => counted.kind === kind);
    if (!row) return [];
    const revoked = Number(row.revoked);
    return [{ kind, valid: Number(row.all) - revoked, revoked }];
  });
}

/** Desk/ListCertificates: a page of certificates, and the numbers of the edition. */
const listCertificates: ApiHandler = async (c) => {
  const query = readQuery(c, certificatesQuery);
  const reader = c.get('caller').subject;
  const db = await openDatabase();
  const { rows, next } = cutPage(await findRows(db, reader, query), PAGE_SIZE);
  const counts = await countByKind(db, reader, query.edition ?? yearInForce());
  return c.json({ data: { rows: await Promise.all(rows.map((row) => toRow(db, row))), counts, next } });
};

/**
 * Desk/PrintCertificate: a valid certificate as PDF, with the name that its holder agrees to publish, or without a
 * name: the stored name of a sender is for judging only. Errors: 404 for one that is unknown, revoked or without its
 * holder.
 */
const printCertificate: ApiHandler = async (c) => {
  const { certificate: hash, language } = readQuery(c, printQuery);
  const db = await openDatabase();
  const actor = c.get('caller').subject;
  const row = await openShown(db, actor, hash);
  if (row.revoked_at !== null || !isHeld(row)) throw new RequestError(404, 'notFound');
  const { reference_number: referenceNumber, research_title: title } = row;
  const content = {
    code: await openCode(row),
    entry: referenceNumber === null || title === null ? null : { referenceNumber, title },
    name: await findPublishedName(db, row),
  };
  const task = await describeCertificate(db, row, content, language ?? c.get('locale'));
  await recordEvent(db, { ...toAuditEntity(row), kind: 'exported', actor, at: now() });
  return sendPdf(`certificate-${referenceNumber ?? 'juror'}.pdf`, await typeset(task));
};

/**
 * Desk/RevokeCertificate: from then on the check page shows that it is revoked. Errors: 404, 409 `certificateMoved` if
 * it is revoked already, 422.
 */
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
    await recordEvent(tx, { ...toAuditEntity(row), kind: 'certificateRevoked', actor, at });
  });
  return c.json({ data: { certificate: hash } });
};

/**
 * Desk/IssueCertificate: a new certificate with a new code, for the application or juror of a revoked one. Errors: 404
 * without its holder, 409 `certificateMoved` if the holder has a valid certificate or is disqualified.
 */
const issueCertificate: ApiHandler = async (c) => {
  const { certificate: hash } = await readJson(c.req.raw, issueBody);
  const actor = c.get('caller').subject;
  const at = now();
  const issued = await inTransaction(await openDatabase(), async (tx) => {
    const row = await openShown(tx, actor, hash);
    const { request_id: id, edition, kind, juror } = row;
    if (!isHeld(row)) throw new RequestError(404, 'notFound');
    if ((await isDisqualified(tx, id)) || (await findValid(tx, id)))
      throw new RequestError(409, 'certificateMoved');
    await issueCertificates(tx, edition, [{ id, kind, juror }], { actor, at });
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
