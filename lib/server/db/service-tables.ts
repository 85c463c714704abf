import 'server-only';
import type { Generated, Selectable } from 'kysely';
import type { RequestState, TransitionActor, Workflow } from '@/lib/forms/definition/transitions';
import type { Locale } from '@/lib/i18n/locales';

/** What somebody sent with one of the forms of `lib/requests/forms.ts`. */
export interface ServiceRequestTable {
  id: string;
  /** Id of the form. */
  form: string;
  workflow: Workflow;
  /** Names the submission: the same key again is the same request (unique with the form). */
  idempotency_key: string;
  reference_number: string;
  /** Pseudonym of the signed-in sender; null for a visitor. */
  sender: string | null;
  contact_mobile: string | null;
  contact_email: string | null;
  /** The answers, as JSON. */
  data: string;
  status: RequestState;
  /** The language in which the sender is answered. */
  locale: Locale;
  created_at: string;
  updated_at: string;
  version: number;
}

/** A request's history: one row a change of state, the first one for its arrival. */
export interface ServiceRequestEventTable {
  id: string;
  request_id: string;
  /** Null for the arrival. */
  from_status: RequestState | null;
  to_status: RequestState;
  by: TransitionActor;
  /** Pseudonym of who did it; null for a visitor. */
  actor: string | null;
  /** What the sender reads beside the change. */
  note: string | null;
  /** What only the staff reads. */
  internal_note: string | null;
  at: string;
}

/** How often a file of the open-data library was downloaded. */
export interface OpenDataDownloadTable {
  /** `miqats.csv` */
  file: string;
  downloads: number;
}

/** `waiting` until the virus scanner has looked at a file; `done` too where none is named. */
export type ScanState = 'done' | 'waiting';

/** A file that came with a form. */
export interface StoredFileTable {
  id: string;
  /** Place among the files of its slot, from 0. */
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
}

export type ServiceRequest = Selectable<ServiceRequestTable>;

/** Which database this is; a copy of its rows is another one. */
export interface DatabaseIdTable {
  /** Always `database`: one row, or none as long as nobody has asked. */
  name: string;
  id: string;
}
