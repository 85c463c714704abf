import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { OF_BLOCK } from '@/lib/publications/drafts/draft-file';
import type { DraftState } from '@/lib/publications/drafts/publication-draft';
import type { PublicationKind } from '@/lib/publications/kinds';

interface PublicationTable {
  /** The slug in the address; unique across all kinds. */
  id: string;
  kind: PublicationKind;
  /** Address below the locale. */
  path: string;
  /** A removed publication keeps its row, so that list pages that begin at it still work. */
  status: 'published' | 'removed';
  published_at: string;
  is_example: 0 | 1;
  /** JSON, the same in every language. */
  data: string;
  /** `seed` follows the portal's seed files; a publication imported by an editor is never overwritten by them. */
  origin: 'seed' | 'editor';
  updated_at: string;
}

interface PublicationTextTable {
  publication_id: string;
  locale: Locale;
  /** JSON: title, summary, body and the other texts of the kind. */
  texts: string;
}

interface PublicationFacetTable {
  kind: PublicationKind;
  name: string;
  value: string;
  published_at: string;
  publication_id: string;
}

interface PublicationSeedTable {
  kind: PublicationKind;
  digest: string;
  loaded_at: string;
}

/** A publication that is being written, or was written at the desk. */
export interface PublicationDraftTable {
  id: string;
  kind: PublicationKind;
  /** JSON of the `PublicationDraft`. */
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

/** A PDF file of a document that was uploaded at the desk. Drafts, versions and published texts name its path. */
interface DocumentFileTable {
  id: string;
  publication_id: string;
  /** Of a document; the file of a block is the same in every language. */
  locale: Locale | typeof OF_BLOCK;
  /** Its address once it is published. */
  path: string;
  size: number;
  sha256: string;
  storage_key: string;
  created_at: string;
}

export interface PublicationTables {
  publication: PublicationTable;
  publication_text: PublicationTextTable;
  publication_facet: PublicationFacetTable;
  publication_seed: PublicationSeedTable;
  publication_draft: PublicationDraftTable;
  publication_version: PublicationVersionTable;
  document_file: DocumentFileTable;
}
