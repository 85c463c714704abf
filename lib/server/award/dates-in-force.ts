import 'server-only';
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type DeskDates, editionDates } from '@/lib/admin/editions/edition-dates-schemas';
import {
  isFormPhase,
  PHASE_KEYS,
  type Phase,
  type PhaseKey,
  WINDOW_PHASES,
} from '@/lib/award/definition/edition';
import type { AwardForm } from '@/lib/award/rules/decide-opening';
import { type EditionDates, listDateChanges, type Span } from '@/lib/award/rules/edition-dates';
import type { AwardWindow } from '@/lib/award/schemas';
import type { Tables } from '@/lib/server/db/tables';
import { ACTIVE, readConfiguration } from './configuration';
import { updateRow } from './edit-edition';
import { type EditionRow, readData } from './read-edition';
import { storeConfiguration } from './write-configuration';

const FORMS = Object.keys(WINDOW_PHASES) as AwardForm[];
/** A status with which the award accepts no forms; only `ACTIVE` accepts them. */
const CLOSED = 0;

/** A window that has been set; the command also accepts a space before the time. */
function toSpan(window: AwardWindow | null | undefined): Span | null {
  if (!window?.durationFrom || !window.durationTo || window.isDefault) return null;
  return { from: window.durationFrom.replace(' ', 'T'), to: window.durationTo.replace(' ', 'T') };
}

const ofPhase = (phase: Phase | undefined): Span | null =>
  phase ? { from: phase.from, to: phase.to } : null;

/** The dates of an edition that is in force. */
export async function readDates(db: Kysely<Tables>, row: EditionRow, at: Date): Promise<EditionDates> {
  const { phases } = readData(row);
  const configuration = await readConfiguration(db, at, row.year);
  const spanOf = (key: PhaseKey): Span | null => {
    const form = FORMS.find((name) => WINDOW_PHASES[name] === key);
    return form ? toSpan(configuration[form]) : ofPhase(phases.find((phase) => phase.key === key));
  };
  return {
    isAccepting: configuration.status === ACTIVE,
    phases: Object.fromEntries(PHASE_KEYS.map((key) => [key, spanOf(key)])) as EditionDates['phases'],
  };
}

/** An identifier of dates, with which a form names the dates that its reader has seen. */
export function nameDates({ isAccepting, phases }: EditionDates): string {
  const values = PHASE_KEYS.map((key) => [phases[key]?.from, phases[key]?.to]);
  return createHash('sha256')
    .update(JSON.stringify([isAccepting, values]))
    .digest('hex');
}

/** The dates in force and those that are proposed; null for an edition in any other state. */
export async function findDeskDates(
  db: Kysely<Tables>,
  row: EditionRow,
  reader: string,
  at: Date,
): Promise<DeskDates | null> {
  if (row.state !== 'inForce') return null;
  const inForce = await readDates(db, row, at);
  const seen = nameDates(inForce);
  const proposal = await db
    .selectFrom('award_dates_proposal')
    .selectAll()
    .where('edition', '=', row.year)
    .executeTakeFirst();
  return {
    inForce,
    seen,
    proposal: proposal
      ? {
          id: proposal.id,
          dates: editionDates.parse(JSON.parse(proposal.dates)),
          proposedAt: proposal.proposed_at,
          isOthers: proposal.proposed_by !== reader,
          isStale: proposal.seen !== seen,
        }
      : null,
  };
}

/**
 * Puts dates in force. Windows replace the phases of their forms, which stay as they were announced; unchanged dates
 * are not written, so that a default stays a default.
 */
export async function putInForce(
  tx: Kysely<Tables>,
  row: EditionRow,
  { before, after }: { before: EditionDates; after: EditionDates },
  at: Date,
): Promise<void> {
  const changes = listDateChanges(before, after);
  const windows = FORMS.flatMap((form) => {
    const key = WINDOW_PHASES[form];
    const span = changes.includes(key) ? after.phases[key] : null;
    return span ? [[form, { durationFrom: span.from, durationTo: span.to }] as const] : [];
  });
  const status = changes.includes('isAccepting') ? (after.isAccepting ? ACTIVE : CLOSED) : undefined;
  await storeConfiguration(tx, { status, windows: Object.fromEntries(windows) }, at);
  const data = readData(row);
  const phases = data.phases.map((phase) =>
    isFormPhase(phase.key) ? phase : { ...phase, ...after.phases[phase.key] },
  );
  await updateRow(tx, row, { data: JSON.stringify({ ...data, phases }) }, at);
}
