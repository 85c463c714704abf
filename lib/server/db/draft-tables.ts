import 'server-only';
import type { DraftForm } from '@/lib/award/definition/draft-forms';
import type { ScanState } from './service-tables';

export interface FormDraftTable {
  id: string;
  /** Pseudonym of its person. */
  subject: string;
  form: DraftForm;
  /** Year of the edition. */
  edition_id: number;
  /** Step and answers (`lib/server/award/drafts/sealed-draft.ts`); '' while only files have been stored. */
  sealed: string;
  /** 0 while only files have been stored; each change of the answers adds 1. */
  version: number;
  updated_at: string;
}

export interface FormDraftFileTable {
  /** The file keeps this id when the form is sent. */
  id: string;
  draft_id: string;
  slot: string;
  name: string;
  size: number;
  sha256: string;
  storage_key: string;
  scan_state: ScanState;
}

export interface DraftTables {
  form_draft: FormDraftTable;
  form_draft_file: FormDraftFileTable;
}
