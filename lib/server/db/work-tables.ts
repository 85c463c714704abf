import 'server-only';
import type { Generated } from 'kysely';
import type { ViewList } from '@/lib/admin/views/view-lists';
import type { RequestState, Workflow } from '@/lib/forms/definition/transitions';
import type { Locale } from '@/lib/i18n/locales';
import type { SilenceStep } from '@/lib/requests/work/plan-silence';
import type { DraftKind } from '@/lib/requests/work/reply-draft-schemas';
import type { Priority } from '@/lib/requests/work/schemas';
import type { StoredFileTable } from './service-tables';

/** What the staff does with a request. Triggers create the row and repeat form, workflow and state in it. */
export interface RequestWorkTable {
  request_id: string;
  form: string;
  workflow: Workflow;
  status: RequestState;
  /** Version of the request, written by a trigger. */
  request_version: number;
  /** The version for which `due_at` was computed; 0 if it has to be computed again. */
  planned_version: Generated<number>;
  team_id: string | null;
  /** Pseudonym of the member of staff who takes care of it. */
  owner: string | null;
  priority: Generated<Priority>;
  priority_reason: string | null;
  /** Null while the clock is stopped and without a service level. */
  due_at: string | null;
  /** Version of team, owner and priority; that of the request counts separately. */
  version: Generated<number>;
}

interface TeamTable {
  id: string;
  name: string;
  /** 1: its requests exist for its members only. */
  is_closed: 0 | 1;
  version: number;
}

interface TeamMemberTable {
  team_id: string;
  subject: string;
}

/** The team that gets the requests of a form. */
interface TeamFormTable {
  form: string;
  team_id: string;
}

/** The team that gets the requests to a department, in place of the team of the form. */
interface TeamDepartmentTable {
  form: string;
  department: string;
  team_id: string;
}

/** Working days after which a silent sender is reminded, and the request closed. */
interface SilenceRuleTable {
  step: SilenceStep;
  days: number;
}

/** The last question of which its sender was reminded. */
interface SilenceReminderTable {
  request_id: string;
  /** Version of the request with the question. */
  request_version: number;
  at: string;
}

/** Working days within which a request of a form is answered. */
interface ServiceLevelTable {
  form: string;
  priority: Priority;
  days: number;
}

/** A change that its author can still undo, or that could not be made because the request had moved. */
export interface PendingChangeTable {
  request_id: string;
  /**
   * `waitingWithFiles` is the state of a reply with files: the previous build does not know it, so it does not send
   * such a reply without its files.
   */
  state: 'waiting' | 'waitingWithFiles' | 'returned';
  /** Body of the call, as JSON. */
  change: string;
  actor: string;
  due_at: string;
}

/** A file of a reply that waits. Once the reply is made, it is a file of the request. */
interface ReplyFileTable extends Omit<StoredFileTable, 'scan_state'> {
  request_id: string;
  actor: string;
}

/** An unsent reply or note of a member of staff, who alone can open it. */
export interface DeskDraftTable {
  request_id: string;
  actor: string;
  kind: DraftKind;
  /** `lib/server/requests/work/desk-drafts.ts` */
  sealed: string;
  version: number;
  updated_at: string;
}

/** A request that is continued under the number of another one. */
interface RequestMergeTable {
  request_id: string;
  into_id: string;
  actor: string;
  /** Until then its author can undo it, and the sender gets no mail. */
  until: string;
  /** The state and version of the request before and after it was closed by the merge. */
  former_status: RequestState;
  version: number;
  /** 1: the mail to the sender is in the outbox, if one is sent. */
  is_told: Generated<0 | 1>;
}

/** Two requests that belong together for the staff; each pair has one row, the smaller id first. */
interface RequestLinkTable {
  request_id: string;
  other_id: string;
}

/** A tab of a member of staff that has a request open. */
interface DeskPresenceTable {
  subject: string;
  tab: string;
  request_id: string;
  /** 1: the tab has text that is not saved. */
  is_writing: 0 | 1;
  expires_at: string;
}

/** The former values of requests that one action has changed (`Desk/ChangeRequests`), for its author to undo. */
export interface DeskActionTable {
  id: string;
  actor: string;
  kind: 'assigned' | 'teamChanged' | 'prioritised' | 'review';
  /** The requests with their former values, as JSON. */
  before: string;
  /** Until then it can be undone. */
  expires_at: string;
}

/** The filters of a list under a name, of a person or of a team. */
interface DeskViewTable {
  id: string;
  list: ViewList;
  /** Pseudonym of the member of staff; null for a view of a team. */
  subject: string | null;
  team_id: string | null;
  name: string;
  /** The name as it is compared; unique for its owner and list. */
  folded_name: string;
  /** The filters, as JSON. */
  query: string;
  version: number;
}

/** Only the staff reads it. */
interface RequestNoteTable {
  id: string;
  request_id: string;
  actor: string;
  at: string;
  text: string;
}

/** Days off besides weekends and national days, yyyy-MM-dd. */
interface WorkCalendarTable {
  day: string;
}

interface ReplyTemplateTable {
  id: string;
  /** As the staff knows it. */
  name: string;
  /** Null for every form. */
  form: string | null;
  version: number;
}

interface ReplyTemplateTextTable {
  template_id: string;
  locale: Locale;
  text: string;
}

export interface WorkTables {
  request_work: RequestWorkTable;
  pending_change: PendingChangeTable;
  desk_action: DeskActionTable;
  desk_draft: DeskDraftTable;
  reply_file: ReplyFileTable;
  request_merge: RequestMergeTable;
  request_link: RequestLinkTable;
  desk_presence: DeskPresenceTable;
  desk_view: DeskViewTable;
  request_note: RequestNoteTable;
  team: TeamTable;
  team_form: TeamFormTable;
  team_department: TeamDepartmentTable;
  silence_rule: SilenceRuleTable;
  silence_reminder: SilenceReminderTable;
  team_member: TeamMemberTable;
  service_level: ServiceLevelTable;
  work_calendar: WorkCalendarTable;
  reply_template: ReplyTemplateTable;
  reply_template_text: ReplyTemplateTextTable;
}
