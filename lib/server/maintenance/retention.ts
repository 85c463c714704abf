import 'server-only';
import type { Kysely } from 'kysely';
import { removeRefusals } from '@/lib/auth/refusals/refusals';
import { SEED } from '@/lib/award/definition/edition';
import { ATTACHMENT_TYPE, REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import { RETENTION_DAYS } from '@/lib/award/rules/retention-days';
import { getEditionEnd, isOverdue } from '@/lib/award/rules/retention-rules';
import { parseWindow } from '@/lib/award/rules/windows';
import { inTransaction } from '@/lib/database/in-transaction';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { findRow, readData, readEditionInForce } from '@/lib/server/award/read-edition';
import { storeStatistics } from '@/lib/server/award/results/edition-statistics';
import { recordEvent } from '@/lib/server/db/audit';
import type { Database } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { removeFiles } from '@/lib/server/files/open-file-store';
import { sweepUploads } from '@/lib/server/files/sweep';
import { removeOldDocuments } from '@/lib/server/publications/stored-documents';
import { blankCertificates, removeOldCertificates } from './certificate-retention';
import { removeOldDrafts } from './draft-retention';
import { removeExpiredRows } from './expired-rows';
import { removeOldJurors } from './jury-retention';
import { keepScores } from './kept-scores';
import { listStoredFiles } from './list-stored-files';
import { forgetMinutes } from './minutes-retention';
import { removeOldPermits } from './permit-retention';
import { removeOldRequests } from './service-retention';
import { forgetRaters, removeOldMails } from './trace-retention';
import { listConsenting, reduceWinner } from './winner-retention';

export interface RetentionReport {
  unfinished: number;
  completed: number;
  /** Applications of winners that were reduced to what is published. */
  winners: number;
  identityImages: number;
  blindCopies: number;
  /** Jurors, and what they have declared. */
  jurors: number;
  /** Personal permits to register or submit outside of the windows. */
  permits: number;
  abandonedFiles: number;
  auditLines: number;
  expiredSignOns: number;
  /** Unsent answers. */
  drafts: number;
  serviceRequests: number;
  mails: number;
  /** Editions whose minutes lost the names of the committee and the reasons. */
  minutes: number;
  /** Certificates that can no longer be checked. */
  certificates: number;
  /** Ratings whose visitor's pseudonym was deleted. */
  raters: number;
  /** True if unreferenced files were kept because they may belong to another database. */
  areFilesHeld: boolean;
}

interface Overdue {
  requests: { id: string; status: number; edition_id: number }[];
  /** Applications of winners who consent to a publication: reduced to what it needs. */
  winners: string[];
  files: { id: string; storage_key: string }[];
  copies: { file_id: string; storage_key: string | null }[];
  events: string[];
}

/** The end of an edition. @param year of an edition that has been in force */
async function readEditionEnd(db: Kysely<Tables>, year: number, at: Date): Promise<number> {
  const edition = await findRow(db, year, at);
  const rows = await db
    .selectFrom('award_window')
    .select(['duration_from', 'duration_to'])
    .where('edition_id', '=', year)
    .execute();
  const spans = rows.map(({ duration_from: from, duration_to: to }) =>
    from === null || to === null ? null : parseWindow({ durationFrom: from, durationTo: to }),
  );
  const phases = edition ? readData(edition).phases : SEED.phases;
  return getEditionEnd(
    phases,
    spans.flatMap((span) => (span ? [span.to] : [])),
  );
}

async function findOverdue(db: Kysely<Tables>, at: Date): Promise<Overdue> {
  const requests = await db
    .selectFrom('scholarship_request')
    .select(['id', 'status', 'updated_at', 'edition_id', 'email'])
    .execute();
  const images = await db
    .selectFrom('submission_file')
    .innerJoin('submission', 'submission.id', 'submission_file.submission_id')
    .innerJoin('scholarship_request', 'scholarship_request.id', 'submission.request_id')
    .select(['submission_file.id', 'submission_file.storage_key', 'submission.created_at'])
    .select('scholarship_request.edition_id')
    .where('submission_file.type', '=', ATTACHMENT_TYPE.CV)
    .execute();
  const copies = await db
    .selectFrom('blind_copy')
    .innerJoin('scholarship_request', 'scholarship_request.id', 'blind_copy.request_id')
    .select(['blind_copy.file_id', 'blind_copy.storage_key'])
    .select(['scholarship_request.updated_at', 'scholarship_request.edition_id'])
    .where('blind_copy.state', '!=', 'removed')
    .execute();
  const events = await db.selectFrom('event').select(['id', 'at']).execute();
  const { year: current } = await readEditionInForce(db, DEFAULT_LOCALE);
  const years = new Set([current, ...requests.map(({ edition_id }) => edition_id)]);
  const ends = new Map<number, number>();
  for (const year of years) ends.set(year, await readEditionEnd(db, year, at));
  const endOf = (year: number) => ends.get(year) ?? 0;
  const consenting = await listConsenting(db);
  const overdue = requests.filter(({ status, updated_at, edition_id }) =>
    isOverdue(
      status === REQUEST_STATUS.Completed ? 'completed' : 'unfinished',
      updated_at,
      endOf(edition_id),
      at,
    ),
  );
  return {
    requests: overdue.filter(({ id }) => !consenting.has(id)),
    // One that was reduced before has no address.
    winners: overdue.filter(({ id, email }) => consenting.has(id) && email !== '').map(({ id }) => id),
    files: images.filter(({ created_at, edition_id }) =>
      isOverdue('identityImage', created_at, endOf(edition_id), at),
    ),
    copies: copies.filter(({ updated_at, edition_id }) =>
      isOverdue('blindCopy', updated_at, endOf(edition_id), at),
    ),
    events: events.filter((event) => isOverdue('audit', event.at, endOf(current), at)).map(({ id }) => id),
  };
}

async function removeRequest(db: Kysely<Tables>, id: string, at: Date): Promise<string[]> {
  const files = await listStoredFiles(db, id);
  await keepScores(db, id);
  await blankCertificates(db, id);
  await db.deleteFrom('scholarship_request').where('id', '=', id).execute();
  await recordEvent(db, {
    entity: 'scholarship_request',
    entityId: id,
    kind: 'removed',
    actor: 'operator',
    at,
  });
  return files;
}

async function removeOverdue(database: Database, overdue: Overdue, at: Date): Promise<void> {
  for (const year of new Set(overdue.requests.map(({ edition_id }) => edition_id)))
    await inTransaction(database, (tx) => storeStatistics(tx, year, at));
  for (const { id } of overdue.requests) {
    // Rows are deleted first: a file without a row is swept, but a row without its file would be a broken link.
    await removeFiles(await inTransaction(database, (tx) => removeRequest(tx, id, at)));
  }
  for (const id of overdue.winners)
    await removeFiles(await inTransaction(database, (tx) => reduceWinner(tx, id)));
  for (const { id, storage_key } of overdue.files) {
    await database.deleteFrom('submission_file').where('id', '=', id).execute();
    await removeFiles([storage_key]);
  }
  for (const { file_id, storage_key } of overdue.copies) {
    await database
      .updateTable('blind_copy')
      .set({ state: 'removed', storage_key: null, size: null, sha256: null, hits: '[]' })
      .where('file_id', '=', file_id)
      .execute();
    if (storage_key) await removeFiles([storage_key]);
  }
  for (const id of overdue.events) await database.deleteFrom('event').where('id', '=', id).execute();
}

const DAY_MS = 86_400_000;

/** Refusals are part of the audit trail and stored as long; the award's edition does not extend it. */
const toAuditLimit = (at: Date) => new Date(at.getTime() - RETENTION_DAYS.audit * DAY_MS);

/** Applies `RETENTION_DAYS` and the forms' definitions. @param dryRun true only counts */
export async function applyRetention(
  database: Database,
  at: Date,
  dryRun: boolean,
): Promise<RetentionReport> {
  const overdue = await findOverdue(database, at);
  if (!dryRun) await removeOverdue(database, overdue, at);
  const sweep = await sweepUploads(database, dryRun);
  const completed = overdue.requests.filter(({ status }) => status === REQUEST_STATUS.Completed).length;
  return {
    unfinished: overdue.requests.length - completed,
    completed,
    winners: overdue.winners.length,
    identityImages: overdue.files.length,
    blindCopies: overdue.copies.length,
    jurors: await removeOldJurors(database, (year) => readEditionEnd(database, year, at), at, dryRun),
    permits: await removeOldPermits(database, (year) => readEditionEnd(database, year, at), at, dryRun),
    abandonedFiles: sweep.count + (await removeOldDocuments(database, at, dryRun)),
    auditLines: overdue.events.length + (await removeRefusals(toAuditLimit(at), dryRun)),
    expiredSignOns: await removeExpiredRows(database, at, dryRun),
    drafts: await removeOldDrafts(database, at, dryRun),
    serviceRequests: await removeOldRequests(database, at, dryRun),
    mails: await removeOldMails(database, at, dryRun),
    minutes: await forgetMinutes(database, at, dryRun, (year) => readEditionEnd(database, year, at)),
    certificates: await removeOldCertificates(
      database,
      (year) => readEditionEnd(database, year, at),
      at,
      dryRun,
    ),
    raters: await forgetRaters(database, at, dryRun),
    areFilesHeld: sweep.isHeld,
  };
}
