import 'server-only';
import type { Generated } from 'kysely';
import type { CheckedStage, ShownStage } from '@/lib/award/definition/eligibility';
import type {
  ACADEMIC_LEVEL,
  AttachmentType,
  GENDER,
  PARTICIPANT_CATEGORY,
  RESEARCH_TYPE,
  RequestStatus,
} from '@/lib/award/definition/enumerations';
import type { Locale } from '@/lib/i18n/locales';
import type { AppointmentTables } from './appointment-tables';
import type {
  AwardDatesProposalTable,
  AwardEditionTable,
  AwardEditionTextTable,
  AwardSettingTable,
  AwardWindowTable,
  EligibilityCheckTable,
} from './award-tables';
import type { ContentTables } from './content-tables';
import type { DraftTables } from './draft-tables';
import type { ExceptionTables } from './exception-tables';
import type { ImageTables } from './image-tables';
import type { JuryTables } from './jury-tables';
import type { PublicationTables } from './publication-tables';
import type { ReadingTables } from './reading-tables';
import type { ResultTables } from './result-tables';
import type {
  CacheTagTable,
  DatabaseIdTable,
  OpenDataDownloadTable,
  ServiceRequestEventTable,
  ServiceRequestFileTable,
  ServiceRequestTable,
  StoredFileTable,
} from './service-tables';
import type { SupplierTables } from './supplier-tables';
import type { WorkTables } from './work-tables';

type ValueOf<T> = T[keyof T];

/** Booleans are stored as 0 and 1, times as ISO-8601 UTC text, ids as UUIDv7 text (portable SQL). */
type Flag = 0 | 1;

export interface ScholarshipRequestTable {
  id: string;
  /** Unique in its edition: one request per person (REG-24). */
  user_sub: string;
  /** Year of the edition. */
  edition_id: Generated<number>;
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
  /** When its sender withdrew it; null while it takes part. */
  withdrawn_at: string | null;
  /** Null before the award office has checked it. */
  stage: CheckedStage | null;
  /** What its sender may know of the stage. */
  shown_stage: ShownStage | null;
  /** Id of the prize category. */
  category: number | null;
  /** The language in which it was last sent; null in rows of earlier builds. */
  locale: Locale | null;
  /** When its sender was reminded of the submission. */
  reminded_at: string | null;
  /** When its sender was reminded that the submission has opened. */
  opening_reminded_at: string | null;
  /** When its sender switched the reminder off. */
  reminders_off_at: string | null;
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
  /** Version and language of the acknowledged texts. */
  text_version: string;
  text_language: string;
  created_at: string;
}

export interface SubmissionFileTable extends StoredFileTable {
  submission_id: string;
  type: AttachmentType;
}

/** The audit trail: event, object and actor; `data` is JSON without personal data. */
export interface EventTable {
  id: string;
  entity: string;
  entity_id: string;
  kind: string;
  actor: string;
  at: string;
  data: string;
}

export interface SignOnTransactionTable {
  id: string;
  /** Pseudonym of the person; the national id is never stored. */
  subject: string;
  name: string;
  /** The two-digit number that the person compares. */
  number: string;
  state: 'waiting' | 'approved' | 'rejected';
  expires_at: string;
}

export interface SignOnSessionTable {
  id: string;
  subject: string;
  started_at: string;
  expires_at: string;
  ended_at: string | null;
}

/** Used one-time codes; the primary key prevents a second use. */
export interface UsedCodeTable {
  /**
   * Two kinds are not codes: an instance that finds a part of the portal unavailable records it here for a while
   * (`partAway`), and the one that writes the morning digest records its day (`digest`).
   */
  kind: 'encryptedText' | 'challenge' | 'checkPage' | 'recaptcha' | 'partAway' | 'digest';
  code: string;
  expires_at: string;
}

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
  /** Digest that shows whether the document has changed since it was indexed. */
  digest: string;
}

/** The words of all titles and summaries, for spelling suggestions. */
export interface SearchWordTable {
  locale: Locale;
  folded: string;
  word: string;
}

/** An editor's override of a page's texts; null keeps the page's own. */
export interface MetaOverrideTable {
  route: string;
  locale: string;
  title: string | null;
  description: string | null;
  card: string | null;
  updated_at: string;
}

export interface StaffTable {
  subject: string;
  label: string;
  /** Names of roles, separated by spaces. */
  roles: string;
  updated_at: string;
}

/** Where a member of staff gets mails. */
export interface StaffMailTable {
  subject: string;
  /** The language in which they last changed this row. */
  locale: string;
  /** Confirmed by a code; null without one. */
  address: string | null;
  /** Kinds of mails that the person does not want, separated by spaces. */
  switched_off: string;
  /** The address to which a code has been sent. */
  asked_address: string | null;
  /** Keyed hash of the code. */
  code: string | null;
  attempts: number;
  asked_at: string | null;
}

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

/** Number of ratings per page: updated with each rating, so that readers need not count. */
export interface RatingCountTable {
  page: string;
  yes_count: number;
  total_count: number;
}

/** The outcome of a post without script, sealed with the secret of its browser. */
export interface FlashMessageTable {
  id: string;
  sender: string;
  expires_at: string;
  size: number;
  data: string;
}

/**
 * A mail to the sender of a request, the staff or the operator: waiting, sent, or given up. Address and text are
 * deleted afterwards.
 */
export interface OutboxTable {
  id: string;
  key: string;
  kind: string;
  locale: string;
  recipient: string;
  data: string;
  state: 'waiting' | 'sent' | 'failed' | 'dropped';
  attempts: number;
  due_at: string;
  created_at: string;
}

export interface Tables
  extends AppointmentTables,
    ContentTables,
    DraftTables,
    ExceptionTables,
    ImageTables,
    JuryTables,
    PublicationTables,
    ReadingTables,
    ResultTables,
    SupplierTables,
    WorkTables {
  award_setting: AwardSettingTable;
  award_window: AwardWindowTable;
  award_edition: AwardEditionTable;
  award_edition_text: AwardEditionTextTable;
  award_dates_proposal: AwardDatesProposalTable;
  scholarship_request: ScholarshipRequestTable;
  eligibility_check: EligibilityCheckTable;
  submission: SubmissionTable;
  submission_file: SubmissionFileTable;
  event: EventTable;
  sign_on_transaction: SignOnTransactionTable;
  sign_on_session: SignOnSessionTable;
  used_code: UsedCodeTable;
  outbox: OutboxTable;
  staff: StaffTable;
  staff_mail: StaffMailTable;
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
