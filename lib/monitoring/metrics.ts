import { shareState } from '../env/shared-state.ts';
export interface MetricValue {
  value: number;
  labels?: Readonly<Record<string, string>>;
}

interface MetricKind {
  type: 'counter' | 'gauge';
  help: string;
  labels?: readonly string[];
}

/** The metrics of the portal; in Prometheus their names begin with `portal_`. */
export const METRICS = {
  build_info: {
    type: 'gauge',
    help: 'Always 1: the build and its database engine',
    labels: ['build', 'engine'],
  },
  ready: { type: 'gauge', help: 'Whether the process takes requests, as /health/ready says: 1 or 0' },
  part_works: {
    type: 'gauge',
    help: 'Whether database, migrations, storage, disk, clock and, where one is named, scanner can be used: 1 or 0',
    labels: ['part'],
  },
  page_store_hits_total: { type: 'counter', help: 'Public pages answered from memory' },
  page_store_misses_total: { type: 'counter', help: 'Requests for public pages that had to be rendered' },
  page_store_bytes: { type: 'gauge', help: 'Bytes of the public pages in memory' },
  page_sleep_failures_total: {
    type: 'counter',
    help: 'Public pages stored with all their scripts, because they could not be put to sleep',
  },
  render_queue: { type: 'gauge', help: 'Pages that are being made or wait for it' },
  render_refused_total: { type: 'counter', help: 'Pages answered with 503 because too many waited' },
  requests_under_way: { type: 'gauge', help: 'Requests that are being answered' },
  pdf_readers: {
    type: 'gauge',
    help: 'Uploaded documents being read, or waiting for a reader',
    labels: ['state'],
  },
  submissions: { type: 'gauge', help: 'Submissions that are stored', labels: ['form', 'state'] },
  form_drafts: { type: 'gauge', help: 'Unsent answers that are kept for signed-in people', labels: ['form'] },
  suppliers: { type: 'gauge', help: 'Suppliers in the register', labels: ['state'] },
  outbox_mails: { type: 'gauge', help: 'Mails that wait, or were given up', labels: ['state'] },
  publication_drafts: { type: 'gauge', help: 'Publications written at the desk', labels: ['state'] },
  publication_late_seconds: {
    type: 'gauge',
    help: 'How long the first scheduled publication has been due, 0 without one',
  },
  outbox_oldest_seconds: { type: 'gauge', help: 'Age of the oldest mail that waits, 0 without one' },
  scanner_waiting_files: { type: 'gauge', help: 'Files that wait for the virus scanner' },
  scanner_oldest_seconds: { type: 'gauge', help: 'Age of the oldest file that waits for it, 0 without one' },
  scanner_scans_total: {
    type: 'counter',
    help: 'Files given to the virus scanner: clean, infected, not scanned although it answers, or not scanned because it cannot be used',
    labels: ['verdict'],
  },
  api_failures_total: {
    type: 'counter',
    help: 'Calls to which the external root gave no response, or an invalid one',
  },
  api_dropped_items_total: {
    type: 'counter',
    help: 'Items of lists of the external root that were left out because they could not be read',
  },
  api_circuit_open: {
    type: 'gauge',
    help: 'Calls suspended because the external root did not respond; * means all',
    labels: ['call'],
  },
  database_writable: { type: 'gauge', help: 'Whether the database takes writes: 1 or 0' },
  disk_free_bytes: {
    type: 'gauge',
    help: 'Bytes that are free on the disks of the data folder and of the files',
    labels: ['folder'],
  },
  clock_skew_seconds: {
    type: 'gauge',
    help: 'Seconds by which the clock of the machine is ahead of PostgreSQL',
  },
  database_file_losses_total: {
    type: 'counter',
    help: 'Times that files of an embedded database were removed or replaced while it was open',
    labels: ['database'],
  },
  database_connections: {
    type: 'gauge',
    help: 'Connections to PostgreSQL of the thread that takes calls',
    labels: ['state'],
  },
} as const satisfies Record<string, MetricKind>;

export type MetricName = keyof typeof METRICS;

type Read = () => number | readonly MetricValue[] | Promise<number | readonly MetricValue[]>;

export interface Timed {
  request: {
    kind: string;
    status: string;
    from: 'store' | 'made';
    /** Pattern of the API call; empty for pages and files and for unknown calls. */
    endpoint: string;
  };
  query: Record<string, never>;
}

type Observe = <Name extends keyof Timed>(name: Name, seconds: number, labels: Timed[Name]) => void;

/** Values are computed only when the metrics are requested. */
const shared = shareState('metrics', (): { reads: Map<MetricName, Read>; observe?: Observe } => ({
  reads: new Map(),
}));

export function offerMetric(name: MetricName, read: Read): void {
  shared.reads.set(name, read);
}

export function findMetric(name: MetricName): Read | undefined {
  return shared.reads.get(name);
}

export function watchDurations(observe: Observe): void {
  shared.observe = observe;
}

export const isWatched = (): boolean => shared.observe !== undefined;

export const observe: Observe = (name, seconds, labels) => shared.observe?.(name, seconds, labels);
