import 'server-only';
import type { Kysely } from 'kysely';
import { type Phase, SEED_YEAR, WINDOW_PHASES } from '@/lib/award/definition/edition';
import type { AwardForm } from '@/lib/award/rules/decide-opening';
import type { AwardConfiguration, AwardWindow } from '@/lib/award/schemas';
import { toDay } from '@/lib/i18n/format';
import type { Tables } from '@/lib/server/db/tables';
import { readData, type Year, yearInForce } from './read-edition';

const DAY_MS = 86_400_000;
const DEFAULT_SPAN_MS = 30 * DAY_MS;
/** The status of an award that accepts forms. */
export const ACTIVE = 1;

/** The default window, today ±30 days, so that every step can be tried in a new installation (OPEN-09). */
function defaultWindow(now: Date): AwardWindow {
  return {
    durationFrom: toDay(new Date(now.getTime() - DEFAULT_SPAN_MS)),
    durationTo: toDay(new Date(now.getTime() + DEFAULT_SPAN_MS)),
    isDefault: true,
  };
}

/** The days of a phase, for a form whose window the operator has not set. */
function phaseWindow(phases: readonly Phase[], kind: AwardForm): AwardWindow | null {
  const phase = phases.find(({ key }) => key === WINDOW_PHASES[kind]);
  return phase ? { durationFrom: phase.from, durationTo: phase.to } : null;
}

/** The default windows of an edition: those of a new portal move with the date, others are its phases. */
async function readDefaults(
  db: Kysely<Tables>,
  now: Date,
  year: Year,
): Promise<(kind: AwardForm) => AwardWindow | null> {
  const edition = await db
    .selectFrom('award_edition')
    .select(['year', 'state', 'data'])
    .where('year', '=', year)
    .executeTakeFirst();
  if (!edition || (edition.year === SEED_YEAR && edition.state === 'inForce'))
    return () => defaultWindow(now);
  const { phases } = readData(edition);
  return (kind) => phaseWindow(phases, kind);
}

/** The configuration of an edition. A window removed by the operator is null. */
export async function readConfiguration(
  db: Kysely<Tables>,
  now: Date,
  year: Year = yearInForce(),
): Promise<Required<Pick<AwardConfiguration, 'status' | 'register' | 'submit'>>> {
  const setting = await db.selectFrom('award_setting').select('status').executeTakeFirst();
  const rows = await db.selectFrom('award_window').selectAll().where('edition_id', '=', year).execute();
  const defaultOf = await readDefaults(db, now, year);
  const windowOf = (kind: AwardForm): AwardWindow | null => {
    const row = rows.find((candidate) => candidate.kind === kind);
    if (!row) return defaultOf(kind);
    if (row.duration_from === null || row.duration_to === null) return null;
    return { durationFrom: row.duration_from, durationTo: row.duration_to };
  };
  return { status: setting?.status ?? ACTIVE, register: windowOf('register'), submit: windowOf('submit') };
}
