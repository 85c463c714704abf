import 'server-only';
import type { Generated, Selectable } from 'kysely';
import type { RequestState, TransitionActor, Workflow } from '@/lib/forms/definition/transitions';
import type { Locale } from '@/lib/i18n/locales';

export interface ServiceRequestTable {
  id: string;
  form: string;
  workflow: Workflow;
  /** Id of the submission: the same key identifies a retry (unique per form). */
  idempotency_key: string;
  reference_number: string;
  /** Pseudonym of the signed-in sender; null for an anonymous visitor. */
  sender: string | null;
  contact_mobile: string | null;
  contact_email: string | null;
  /** The answers, as JSON. */
  data: string;
  status: RequestState;
  locale: Locale;
  created_at: string;
  updated_at: string;
  version: number;
}

export interface ServiceRequestEventTable {
  id: string;
  request_id: string;
  /** Null for the arrival. */
  from_status: RequestState | null;
  to_status: RequestState;
  by: TransitionActor;
  /** Pseudonym of the person who made the change; null for an anonymous visitor. */
  actor: string | null;
  note: string | null;
  /** Note for the staff only. */
  internal_note: string | null;
  at: string;
}

export interface OpenDataDownloadTable {
  file: string;
  downloads: number;
}

/** `waiting` until the virus scanner has checked a file; `done` also if no scanner is configured. */
export type ScanState = 'done' | 'waiting';

export interface StoredFileTable {
  id: string;
  /** Index among the files of its slot. */
  position: number;
  name: string;
  size: number;
  sha256: string;
  storage_key: string;
  scan_state: Generated<ScanState>;
}

export interface ServiceRequestFileTable extends StoredFileTable {
  request_id: string;
  field: string;
  /** The entry of the history with which it came; null for the files of the form. */
  event_id: string | null;
}

export type ServiceRequest = Selectable<ServiceRequestTable>;

/** Identifies this database; a copy of its rows gets a new id. */
export interface DatabaseIdTable {
  /** Always `database`: at most one row. */
  name: string;
  id: string;
}

/** Version of each cache tag; triggers write it (migration 0013). */
export interface CacheTagTable {
  tag: string;
  version: number;
}
