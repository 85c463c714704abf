import 'server-only';
import { exportQuery, type RegistrationFilter } from '@/lib/admin/schemas';
import { registrationForm } from '@/lib/award/definition/registration';
import type { Edition } from '@/lib/award/edition-with-texts';
import { loadRegistrationLabels } from '@/lib/award/rules/registration-labels';
import { now } from '@/lib/env/clock';
import { listFields } from '@/lib/forms/rules/answers';
import { parseDay, toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { openPublicEdition } from '@/lib/server/award/read-edition';
import { toRegistration } from '@/lib/server/award/request-columns';
import type { StoredRequest } from '@/lib/server/award/requests';
import { recordEvent } from '@/lib/server/db/audit';
import { type Database, openDatabase } from '@/lib/server/db/open';
import { readBatches } from '@/lib/server/db/read-batches';
import type { Cell } from '@/lib/server/files/make-workbook';
import { serveSheet } from '@/lib/server/files/serve-sheet';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { applyFilter, selectRequests, toRow } from './registrations-handler';

type Cells = [header: string, cell: Cell][];

/** Loads the function that converts a row for the spreadsheet, in the reader's language. */
async function loadCells(edition: Edition, locale: Locale): Promise<(row: StoredRequest) => Cells> {
  const t = await loadTranslator(locale, 'admin.award');
  const labels = await loadRegistrationLabels(locale, edition);
  const isDay = listFields(registrationForm).map(({ kind }) => kind === 'date');
  return (row) => [
    [t('columns.referenceNumber'), row.reference_number],
    [t('columns.status'), labels.state(toRow(row))],
    [t('columns.createdAt'), new Date(row.created_at)],
    ...labels
      .describe(toRegistration(row))
      .map(([label, answer], index): [string, Cell] => [
        label,
        isDay[index] && answer ? parseDay(answer) : answer,
      ]),
  ];
}

const readRequests = (db: Database, filter: RegistrationFilter) =>
  readBatches((after, limit) =>
    applyFilter(selectRequests(db), filter).where('id', '>', after).orderBy('id').limit(limit).execute(),
  );

/**
 * Desk/ExportRegistrations: the filtered registrations of an edition, oldest first. The export is recorded in the
 * audit trail.
 */
export const exportRegistrations: ApiHandler = async (c) => {
  const { language, format, ...filter } = readQuery(c, exportQuery);
  const db = await openDatabase();
  const at = now();
  const actor = c.get('caller').subject;
  const locale = language ?? c.get('locale');
  const edition = await openPublicEdition(db, locale, filter.edition);
  const event = { entity: 'award', entityId: 'award', kind: 'exported' } as const;
  await recordEvent(db, { ...event, actor, at, data: { edition: edition.year } });
  const toCells = await loadCells(edition, locale);
  async function* rows() {
    let isFirst = true;
    for await (const row of readRequests(db, filter)) {
      const cells = toCells(row);
      if (isFirst) yield cells.map(([header]) => header);
      isFirst = false;
      yield cells.map(([, cell]) => cell);
    }
  }
  return serveSheet(rows(), { name: `registrations-${edition.year}-${toDay(at)}`, format, locale });
};
