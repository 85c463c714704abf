import 'server-only';
import { loadRegistrationLabels } from '@/lib/admin/registration-labels';
import { exportQuery, type RegistrationFilter } from '@/lib/api/contract/schemas/desk';
import { now } from '@/lib/config/clock';
import { toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { toRegistration } from '@/lib/server/award/request-columns';
import type { StoredRequest } from '@/lib/server/award/requests';
import { recordEvent } from '@/lib/server/db/audit';
import { type Database, openDatabase } from '@/lib/server/db/open';
import { readBatches } from '@/lib/server/db/read-batches';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { answerCsv } from './answer-csv';
import { applyFilter, selectRequests } from './registration-rows';

type Cells = [header: string, cell: string][];

/** How a row of the spreadsheet is named and filled, in the language of the reader. */
async function loadCells(locale: Locale): Promise<(row: StoredRequest) => Cells> {
  const t = await loadTranslator(locale, 'desk.award');
  const labels = await loadRegistrationLabels(locale);
  return (row) => [
    [t('columns.referenceNumber'), row.reference_number],
    [t('columns.status'), labels.status(row.status)],
    [t('columns.createdAt'), toDay(new Date(row.created_at))],
    ...labels.describe(toRegistration(row)),
  ];
}

const readRequests = (db: Database, filter: RegistrationFilter) =>
  readBatches((after, limit) =>
    applyFilter(selectRequests(db), filter).where('id', '>', after).orderBy('id').limit(limit).execute(),
  );

/**
 * Desk/ExportRegistrations: the registrations that the filter leaves as CSV, oldest first. Whoever takes them stands
 * in the trail.
 */
export const exportRegistrations: ApiHandler = async (c) => {
  const { language, ...filter } = readQuery(c, exportQuery);
  const db = await openDatabase();
  const at = now();
  const actor = c.get('caller').subject;
  await recordEvent(db, { entity: 'award', entityId: 'award', kind: 'exported', actor, at });
  const toCells = await loadCells(language ?? c.get('locale'));
  async function* rows() {
    let isFirst = true;
    for await (const row of readRequests(db, filter)) {
      const cells = toCells(row);
      if (isFirst) yield cells.map(([header]) => header);
      isFirst = false;
      yield cells.map(([, cell]) => cell);
    }
  }
  return answerCsv(rows(), `registrations-${toDay(at)}.csv`);
};
