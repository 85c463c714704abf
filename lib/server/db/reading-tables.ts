import 'server-only';
import type { Generated } from 'kysely';

/** The scores of a juror for an application. A reopened sheet gets another version; triggers keep final ones. */
interface ScoreSheetTable {
  assignment_id: string;
  /** From 1. */
  version: number;
  state: 'draft' | 'final';
  /** JSON: whole numbers from 0 to 10 by criterion. */
  scores: string;
  /** JSON by criterion, sealed (`sealed-text.ts`). */
  comments: string;
  /** Hundredths of a point of 100; set when the sheet is final. */
  total: number | null;
  /** Why the coordinator reopened the version before; null for the first. */
  reason: Generated<string | null>;
  updated_at: string;
}

/** The copy of a file without names that jurors read. */
interface BlindCopyTable {
  file_id: string;
  request_id: string;
  /**
   * `found`: the office has not checked it yet. `failed`: it could not be made, so jurors do not get the file.
   * `removed`: its retention period has ended.
   */
  state: 'found' | 'checked' | 'failed' | 'removed';
  /** Null if it failed or was removed, or if every page is left out. */
  storage_key: string | null;
  size: number | null;
  sha256: string | null;
  /** Number of pages of the original. */
  pages: number | null;
  /** JSON: numbers of pages, from 1. */
  left_out: string;
  /** JSON: hidden words by page (`Hit`). */
  hits: string;
  /** More words that the office hides, sealed (`blind-copies.ts`); null without any. */
  words: Generated<string | null>;
  checked_by: string | null;
  checked_at: string | null;
}

export interface ReadingTables {
  score_sheet: ScoreSheetTable;
  blind_copy: BlindCopyTable;
}
