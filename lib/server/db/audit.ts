import 'server-only';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from './tables';

export interface AuditEvent {
  entity:
    | 'scholarship_request'
    | 'award'
    | 'permit'
    | 'session'
    | 'meta_override'
    | 'staff'
    | 'service_request'
    | 'publication'
    | 'image'
    | 'mail'
    | 'edition'
    | 'office'
    | 'survey'
    | 'jury'
    | 'juror'
    | 'blind_copy'
    | 'form_draft'
    | 'reading'
    | 'ranking'
    | 'season'
    | 'choice_list'
    | 'supplier'
    | 'desk_view';
  entityId: string;
  kind:
    | 'registered'
    | 'changed'
    | 'completed'
    | 'withdrawn'
    | 'restored'
    | 'reminded'
    | 'remindersOff'
    | 'remindersOn'
    | 'held'
    | 'infected'
    | 'configured'
    | 'removed'
    | 'signedOn'
    | 'signedOut'
    | 'ended'
    | 'viewed'
    | 'assigned'
    | 'teamChanged'
    | 'prioritised'
    | 'noted'
    | 'merged'
    | 'unmerged'
    | 'linked'
    | 'unlinked'
    | 'exported'
    | 'created'
    | 'added'
    | 'proposed'
    | 'confirmed'
    | 'started'
    | 'closed'
    | 'archived'
    | 'datesProposed'
    | 'datesConfirmed'
    | 'datesWithdrawn'
    | 'admitted'
    | 'refusalProposed'
    | 'refusalConfirmed'
    | 'refusalReturned'
    | 'declared'
    | 'conflictCleared'
    | 'readingsProposed'
    | 'readingsReleased'
    | 'madeFinal'
    | 'recused'
    | 'reopened'
    | 'extended'
    | 'frozen'
    | 'decided'
    | 'disqualificationProposed'
    | 'disqualified'
    | 'disqualificationRefused'
    | 'permitProposed'
    | 'permitConfirmed'
    | 'permitRefused'
    | 'permitEnded'
    | 'resubmissionOpened'
    | 'resubmitted'
    | 'correctionProposed'
    | 'corrected'
    | 'correctionRefused'
    | 'released'
    | 'consented'
    | 'certified'
    | 'certificateRevoked'
    | 'accepted'
    | 'renewed'
    | 'suspended'
    | 'resumed'
    | 'expired'
    | 'claimed'
    | 'offered'
    | 'submitted'
    | 'approved'
    | 'returned'
    | 'scheduled'
    | 'unscheduled'
    | 'published';
  /** Subject of the person, or `operator`. */
  actor: string;
  at: Date;
  /** Names and numbers only; never user input. */
  data?: Record<string, unknown>;
}

const toRow = ({ entity, entityId, kind, actor, at, data = {} }: AuditEvent) => ({
  id: uuidv7(),
  entity,
  entity_id: entityId,
  kind,
  actor,
  at: at.toISOString(),
  data: JSON.stringify(data),
});

/** Adds an entry to the audit trail, in the transaction of the change that it records. */
export async function recordEvent(db: Kysely<Tables>, event: AuditEvent): Promise<void> {
  await db.insertInto('event').values(toRow(event)).execute();
}

/** The same for many entries at once; at least one. */
export async function recordEvents(db: Kysely<Tables>, events: readonly AuditEvent[]): Promise<void> {
  await db.insertInto('event').values(events.map(toRow)).execute();
}
