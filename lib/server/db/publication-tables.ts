import 'server-only';
import type { DraftState } from '@/lib/publications/drafts/publication-draft';
import type { PublicationKind } from '@/lib/publications/kinds';

/** A publication that is being written, or was written at the desk. */
export interface PublicationDraftTable {
  id: string;
  kind: PublicationKind;
  /** JSON of the `Draft`. */
  content: string;
  version: number;
  state: DraftState;
  /** JSON list of the persons who wrote what is to be published; none of them may approve it. */
  authors: string;
  /** The version that is under review, approved or scheduled. */
  reviewed_number: number | null;
  /** What the reviewer wrote when they returned it. */
  note: string | null;
  /** When the approved version is to be published. */
  publish_at: string | null;
  /** The version that readers see, if it was published at the desk. */
  live_number: number | null;
  /** What readers saw before; null for nothing. */
  former_number: number | null;
  /** What can be undone. */
  undo: 'publish' | 'unpublish' | null;
  updated_by: string;
  updated_at: string;
}

/** A version of a publication, which never changes. */
interface PublicationVersionTable {
  publication_id: string;
  number: number;
  /** JSON of the `VersionItem`. */
  item: string;
  author: string;
  created_at: string;
}

export interface PublicationTables {
  publication_draft: PublicationDraftTable;
  publication_version: PublicationVersionTable;
}
