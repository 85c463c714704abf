import 'server-only';
import type { PermitKind } from '@/lib/award/definition/permit-kinds';

interface DisqualificationTable {
  request_id: string;
  /** Id of the proposal; a later proposal gets another one. */
  id: string;
  /** Its sender reads it once it is confirmed. */
  reason: string;
  /** Subjects of the coordinator and of the administrator. */
  proposed_by: string;
  proposed_at: string;
  confirmed_by: string | null;
  /** Null while it waits for its confirmation. */
  confirmed_at: string | null;
}

export interface PermitTable {
  id: string;
  /** Year of the edition. */
  edition: number;
  kind: PermitKind;
  /** Pseudonym of the person. */
  subject: string;
  /** ISO 8601; the permit ends with this moment. */
  until: string;
  reason: string;
  /** Subjects of the members of staff; a reopening needs no second one. */
  proposed_by: string;
  proposed_at: string;
  confirmed_by: string | null;
  /** From when it holds; null while it waits for its confirmation. */
  confirmed_at: string | null;
  /** When its person has sent the form. */
  used_at: string | null;
  /** When it was ended before its hour. */
  ended_at: string | null;
}

export interface ExceptionTables {
  award_disqualification: DisqualificationTable;
  award_permit: PermitTable;
}
