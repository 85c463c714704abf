import 'server-only';
import { now } from '@/lib/clock';
import { exportQuery, type RegistrationFilter } from '@/lib/contract/schemas/desk';
import { loadRegistrationLabels } from '@/lib/desk/registration-labels';
import { toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import type { ApiHandler } from '../api-context';
import { recordEvent } from '../audit';
import { readQuery } from '../body/read-query';
import { type Database, openDatabase } from '../db/open';
import { readBatches } from '../db/read-batches';
import { toRegistration } from '../scholarship/request-columns';
import type { StoredRequest } from '../scholarship/requests';
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
