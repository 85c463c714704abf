import 'server-only';
import { exportMineQuery, type OwnData } from '@/lib/award/schemas';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { recordEvents } from '@/lib/server/db/audit';
import { type Database, openDatabase } from '@/lib/server/db/open';
import { toAttachment } from '@/lib/server/files/serve-file';
import { serveZip } from '@/lib/server/files/serve-zip';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { type StoredDraft, selectDrafts, toDraft } from './drafts/find-drafts';
import { listExportedDocuments, listExportedFiles, toJsonEntry } from './exported-files';
import { listShownHistory } from './list-history';
import { listRequests, type SubmittedRequest, toApplication } from './my-applications-handler';
import { listJurorCertificates } from './results/juror-certificates';
import { readName } from './sender-names';
import { readSupervisor } from './supervisor-names';

async function toExported(
  db: Database,
  row: SubmittedRequest,
  locale: Locale,
  at: Date,
  person: string | undefined,
): Promise<OwnData['applications'][number]> {
  const { edition, stage, request, submittedAt } = await toApplication(db, row, locale, at, person);
  const { personalInformation, scholarshipInformation, researchInformation } = request;
  const history = await listShownHistory(db, row.id);
  return {
    edition,
    referenceNumber: row.reference_number,
    senderName: await readName(db, row.id),
    supervisorName: (await readSupervisor(db, row.id)) || null,
    stage,
    refusalReasons: request.refusalReasons,
    disqualification: request.disqualification,
    prizeCategory: request.prizeCategory,
    prize: request.prize,
    letter: request.letter,
    consents: request.consents,
    certificates: request.certificates,
    registeredAt: row.created_at,
    submittedAt,
    changedAt: row.updated_at,
    answers: {
      personalInformation,
      scholarshipInformation,
      researchInformation,
      scholarshipCountry: request.scholarshipCountry?.name,
      researchField: request.researchField?.name,
    },
    files:
      request.projectRegisteration?.files.map(({ attachmentType, name, size }) => ({
        attachmentType,
        name,
        size,
      })) ?? [],
    history: history.map(({ kind, at: moment }) => ({ kind, at: moment })),
  };
}

async function toExportedDraft(db: Database, row: StoredDraft): Promise<OwnData['drafts'][number]> {
  const { form, step, savedAt, values, files } = await toDraft(db, row);
  const named = files.map(({ slot, name, size }) => ({ slot, name, size }));
  return { edition: row.edition_id, form, step, savedAt, values, files: named };
}

/**
 * Award/ExportMine: a person's own applications, drafts and certificates as a juror, of every edition, as a JSON file
 * or in a ZIP file with the files, receipts and certificates. The export is recorded in the audit trail.
 * @throws RequestError 404 for a person without any of them
 */
export const exportMine: ApiHandler = async (c) => {
  const { format, language } = readQuery(c, exportMineQuery);
  const db = await openDatabase();
  const at = now();
  const { subject, name } = c.get('caller');
  const rows = await listRequests(db, subject);
  const drafts = await selectDrafts(db, subject).execute();
  const juryCertificates = await listJurorCertificates(db, subject);
  if (rows.length + drafts.length + juryCertificates.length === 0) throw new RequestError(404, 'notFound');
  const answer: OwnData = {
    exportedAt: at.toISOString(),
    applications: await Promise.all(rows.map((row) => toExported(db, row, c.get('locale'), at, name))),
    drafts: await Promise.all(drafts.map((row) => toExportedDraft(db, row))),
    juryCertificates,
  };
  const events = [
    ...rows.map(({ id }) => ({ entity: 'scholarship_request' as const, entityId: id })),
    ...drafts.map(({ id }) => ({ entity: 'form_draft' as const, entityId: id })),
    ...(juryCertificates.length > 0 ? [{ entity: 'juror' as const, entityId: subject }] : []),
  ];
  await recordEvents(
    db,
    events.map((event) => ({ ...event, kind: 'exported', actor: subject, at })),
  );
  const json = JSON.stringify(answer, null, 2);
  const fileName = `award-${toDay(at)}`;
  if (format === 'zip') {
    const holder = { name, locale: language ?? c.get('locale') };
    const files = await listExportedFiles(db, rows, drafts);
    const editions = new Set(juryCertificates.map(({ edition }) => edition));
    const documents = await listExportedDocuments(db, rows, { subject, editions }, holder);
    return serveZip([toJsonEntry(json), ...documents, ...files], `${fileName}.zip`, at);
  }
  return new Response(json, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': toAttachment(`${fileName}.json`),
    },
  });
};
