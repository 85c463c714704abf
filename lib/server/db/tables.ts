import 'server-only';
import type { Generated } from 'kysely';
import type {
  ACADEMIC_LEVEL,
  AttachmentType,
  GENDER,
  PARTICIPANT_CATEGORY,
  RESEARCH_TYPE,
  RequestStatus,
} from '@/lib/award/definition/enumerations';
import type { Locale } from '@/lib/i18n/locales';
import type { PublicationKind } from '@/lib/publications/kinds';
import type {
  DatabaseIdTable,
  OpenDataDownloadTable,
  ServiceRequestEventTable,
  ServiceRequestFileTable,
  ServiceRequestTable,
  StoredFileTable,
} from './service-tables';

type ValueOf<T> = T[keyof T];

/** Truth values travel as 0 and 1, times as ISO-8601 UTC text, ids as UUIDv7 text (portable SQL). */
type Flag = 0 | 1;

export interface AwardSettingTable {
  /** Always `award`: one row, or none as long as nobody has set anything. */
  id: string;
  status: number;
  updated_at: string;
}

export interface AwardWindowTable {
  kind: 'register' | 'submit';
  /** Both null: the operator took the window out of the configuration. */
  duration_from: string | null;
  duration_to: string | null;
  updated_at: string;
}

export interface ScholarshipRequestTable {
  id: string;
  /** One person, one request: the key that makes it so (REG-24). */
  user_sub: string;
  reference_number: string;
  status: RequestStatus;
  date_of_birth: string;
  gender: ValueOf<typeof GENDER>;
  scholarship_file_number: string;
  email: string;
  saudi_mobile: string;
  mobile: string;
  scholarship_country_id: number;
  scholarship_university_name: string;
  scholarship_city: string;
  academic_level: ValueOf<typeof ACADEMIC_LEVEL>;
  scholarship_specialization: string;
  current_educational_level: number;
  expected_graduation_date: string;
  research_title: string;
  research_type: ValueOf<typeof RESEARCH_TYPE>;
  participant_name: string;
  participant_information: string;
  participant_category: ValueOf<typeof PARTICIPANT_CATEGORY> | null;
  research_field_id: number;
  research_summary: string;
  created_at: string;
  updated_at: string;
  version: number;
}

export interface SubmissionTable {
  id: string;
  request_id: string;
  verified_correct_information: Flag;
  verified_terms_and_conditions: Flag;
  verified_original_research: Flag;
  verified_publish_and_development: Flag;
  verified_scholarship_participation: Flag;
  /** Which version of the texts was acknowledged, and in which language. */
  text_version: string;
  text_language: string;
  created_at: string;
}

export interface SubmissionFileTable extends StoredFileTable {
  submission_id: string;
  type: AttachmentType;
}

/** The audit trail: what happened to what, by whom; `data` is JSON and carries no personal data. */
export interface EventTable {
  id: string;
  entity: string;
  entity_id: string;
  kind: string;
  actor: string;
  at: string;
  data: string;
}

/** A sign-on under way at the test identity provider. */
export interface SignOnTransactionTable {
  id: string;
  /** Pseudonym of the person; the national ID itself is never stored. */
  subject: string;
  name: string;
  /** The two digits that the person compares. */
  number: string;
  state: 'waiting' | 'approved' | 'rejected';
  expires_at: string;
}

/** A session that a sign-on opened: refused once it is ended. */
export interface SignOnSessionTable {
  id: string;
  subject: string;
  started_at: string;
  expires_at: string;
  ended_at: string | null;
}

/** Codes that were good once; the primary key makes it so. */
export interface UsedCodeTable {
  /** `partAway` is no code: an instance that finds a part of the portal away says so here, for a while. */
  kind: 'encryptedText' | 'challenge' | 'checkPage' | 'recaptcha' | 'partAway';
  code: string;
  expires_at: string;
}

export interface PublicationTable {
  /** The slug that stands in the address; unique over all kinds. */
  id: string;
  kind: PublicationKind;
  /** Address below the locale. */
  path: string;
  /** What was removed keeps its row, so that links of lists that begin there still lead on. */
  status: 'published' | 'removed';
  published_at: string;
  is_example: Flag;
  /** JSON, the same in every language. */
  data: string;
  /** `seed` comes with the portal and follows it; what an editor imported is never overwritten by a seed. */
  origin: 'seed' | 'editor';
  updated_at: string;
}

export interface PublicationTextTable {
  publication_id: string;
  locale: Locale;
  /** JSON: title, summary, body and what else the kind says. */
  texts: string;
}

export interface PublicationFacetTable {
  kind: PublicationKind;
  /** `all`, or the field that can be filtered by. */
  name: string;
  value: string;
  published_at: string;
  publication_id: string;
}

/** Which version of a seed file is in the database. */
export interface PublicationSeedTable {
  kind: PublicationKind;
  digest: string;
  loaded_at: string;
}

/** What the search finds: a page or publication in one language. */
export interface SearchDocumentTable {
  /** Row of the full-text index; a later document has a higher number. */
  doc: Generated<number>;
  locale: Locale;
  kind: string;
  path: string;
  title: string;
  summary: string;
  body: string;
  published_at: string | null;
  /** Tells whether the document has changed since it was indexed. */
  digest: string;
}

/** The words of all titles and summaries, for whoever mistyped one. */
export interface SearchWordTable {
  locale: Locale;
  folded: string;
  word: string;
}

/** What an editor put in the place of a page's own texts; null keeps the page's own. */
export interface MetaOverrideTable {
  /** Key of the route table. */
  route: string;
  locale: string;
  title: string | null;
  description: string | null;
  card: string | null;
  updated_at: string;
}

/** Somebody who works in the back office. */
export interface StaffTable {
  subject: string;
  label: string;
  /** Names of roles, divided by blanks. */
  roles: string;
  updated_at: string;
}

/** What a visitor thinks of a page; one row for each visitor and page. */
export interface RatingTable {
  id: string;
  /** Subject of the visitor's token. */
  visitor: string;
  /** Canonical path without language; `/` for the home page. */
  page: string;
  is_useful: Flag;
  /** Numbers of the reasons (SURVEY-01), comma separated. */
  reasons: string;
  locale: Locale;
  created_at: string;
  updated_at: string;
}

/** How many ratings a page has: kept with each rating, so that no reader counts them. */
export interface RatingCountTable {
  page: string;
  yes_count: number;
  total_count: number;
}

/** What became of a post without script, sealed with the secret of its browser. */
export interface FlashMessageTable {
  id: string;
  /** Digest of the address that it came from, to bound what one may keep. */
  sender: string;
  expires_at: string;
  /** Bytes of `data`. */
  size: number;
  data: string;
}

/** A mail to the sender of a request: waits, was sent, or was given up; then without address and text. */
export interface OutboxTable {
  id: string;
  key: string;
  kind: string;
  locale: string;
  recipient: string;
  /** JSON. */
  data: string;
  state: 'waiting' | 'sent' | 'failed' | 'dropped';
  attempts: number;
  due_at: string;
  created_at: string;
}

/** How often what pages are made of has changed; triggers write it (migration 0013). */
export interface CacheTagTable {
  tag: string;
  version: number;
}

/** The embedded database. */
export interface Tables {
  award_setting: AwardSettingTable;
  award_window: AwardWindowTable;
  scholarship_request: ScholarshipRequestTable;
  submission: SubmissionTable;
  submission_file: SubmissionFileTable;
  event: EventTable;
  sign_on_transaction: SignOnTransactionTable;
  sign_on_session: SignOnSessionTable;
  used_code: UsedCodeTable;
  outbox: OutboxTable;
  staff: StaffTable;
  publication: PublicationTable;
  publication_text: PublicationTextTable;
  publication_facet: PublicationFacetTable;
  publication_seed: PublicationSeedTable;
  rating: RatingTable;
  rating_count: RatingCountTable;
  kept_outcome: FlashMessageTable;
  search_document: SearchDocumentTable;
  search_word: SearchWordTable;
  meta_override: MetaOverrideTable;
  service_request: ServiceRequestTable;
  service_request_event: ServiceRequestEventTable;
  service_request_file: ServiceRequestFileTable;
  open_data_download: OpenDataDownloadTable;
  cache_tag: CacheTagTable;
  database_id: DatabaseIdTable;
}
