import 'server-only';
import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import { now } from '@/lib/env/clock';
import { type MetricValue, offerMetric } from '@/lib/monitoring/metrics';
import { DRAFT_STATES } from '@/lib/publications/drafts/publication-draft';
import { openDatabase } from '@/lib/server/db/open';
import { checkScanner, countScans } from '@/lib/server/files/virus-scan';
import { checkNeeded } from '@/lib/server/health/check-health';
import { isDataWritable, readClockSkew, readFreeSpace } from '@/lib/server/health/check-machine';
import { readWaiting } from './scan-waiting-files';

const NAMES = new Map<number, string>(Object.entries(REQUEST_STATUS).map(([name, status]) => [status, name]));

async function countSubmissions(): Promise<MetricValue[]> {
  const db = await openDatabase();
  const [award, services] = await Promise.all([
    db
      .selectFrom('scholarship_request')
      .select(({ fn }) => ['status', fn.countAll<number>().as('value')])
      .groupBy('status')
      .execute(),
    db
      .selectFrom('service_request')
      .select(({ fn }) => ['form', 'status', fn.countAll<number>().as('value')])
      .groupBy(['form', 'status'])
      .execute(),
  ]);
  return [
    ...award.map(({ status, value }) => ({
      value,
      labels: { form: 'award', state: NAMES.get(status) ?? String(status) },
    })),
    ...services.map(({ form, status, value }) => ({ value, labels: { form, state: status } })),
  ];
}

async function countMails(): Promise<MetricValue[]> {
  const rows = await (await openDatabase())
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll<number>().as('value')])
    .where('state', '!=', 'sent')
    .groupBy('state')
    .execute();
  const counts = new Map(rows.map(({ state, value }) => [state, value]));
  return (['waiting', 'failed'] as const).map((state) => ({
    value: counts.get(state) ?? 0,
    labels: { state },
  }));
}

async function countDrafts(): Promise<MetricValue[]> {
  const rows = await (await openDatabase())
    .selectFrom('form_draft')
    .select(({ fn }) => ['form', fn.countAll<number>().as('value')])
    .groupBy('form')
    .execute();
  return rows.map(({ form, value }) => ({ value, labels: { form } }));
}

async function countSuppliers(): Promise<MetricValue[]> {
  const rows = await (await openDatabase())
    .selectFrom('supplier')
    .select(({ fn }) => ['state', fn.countAll<number>().as('value')])
    .groupBy('state')
    .execute();
  return rows.map(({ state, value }) => ({ value, labels: { state } }));
}

async function countPublicationDrafts(): Promise<MetricValue[]> {
  const rows = await (await openDatabase())
    .selectFrom('publication_draft')
    .select(({ fn }) => ['state', fn.countAll<number>().as('value')])
    .groupBy('state')
    .execute();
  const counts = new Map(rows.map(({ state, value }) => [state, value]));
  return DRAFT_STATES.map((state) => ({ value: Number(counts.get(state) ?? 0), labels: { state } }));
}

/** How long the first scheduled publication has been overdue, in seconds. */
async function readLatePublication(): Promise<number> {
  const row = await (await openDatabase())
    .selectFrom('publication_draft')
    .select(({ fn }) => fn.min('publish_at').as('first'))
    .where('state', '=', 'scheduled')
    .executeTakeFirst();
  return ageOf(row?.first);
}

const ageOf = (oldest: string | null | undefined) =>
  oldest ? Math.max(0, now().getTime() - Date.parse(oldest)) / 1000 : 0;

async function readOldestMail(): Promise<number> {
  const row = await (await openDatabase())
    .selectFrom('outbox')
    .select(({ fn }) => fn.min('created_at').as('oldest'))
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return ageOf(row?.oldest);
}

async function checkParts(): Promise<MetricValue[]> {
  const [needed, scanner] = await Promise.all([checkNeeded(), checkScanner()]);
  const parts = { ...needed, ...(scanner === undefined ? {} : { scanner }) };
  return Object.entries(parts).map(([part, works]) => ({ value: Number(works), labels: { part } }));
}

async function readDisks(): Promise<MetricValue[]> {
  return Object.entries(await readFreeSpace()).map(([folder, value]) => ({ value, labels: { folder } }));
}

async function readSkew(): Promise<MetricValue[]> {
  const value = await readClockSkew();
  return value === null ? [] : [{ value }];
}

export function offerDataMetrics(): void {
  offerMetric('part_works', checkParts);
  offerMetric('database_writable', async () => Number(await isDataWritable()));
  offerMetric('disk_free_bytes', readDisks);
  offerMetric('clock_skew_seconds', readSkew);
  offerMetric('submissions', countSubmissions);
  offerMetric('form_drafts', countDrafts);
  offerMetric('suppliers', countSuppliers);
  offerMetric('outbox_mails', countMails);
  offerMetric('publication_drafts', countPublicationDrafts);
  offerMetric('publication_late_seconds', readLatePublication);
  offerMetric('outbox_oldest_seconds', readOldestMail);
  const waiting = async () => readWaiting(await openDatabase());
  offerMetric('scanner_waiting_files', async () => (await waiting()).files);
  offerMetric('scanner_oldest_seconds', async () => ageOf((await waiting()).oldest));
  offerMetric('scanner_scans_total', countScans);
}
