import 'server-only';
import type { Kysely } from 'kysely';
import type { AwardForm } from '@/lib/award/rules/decide-opening';
import type { AwardConfiguration, AwardWindow } from '@/lib/award/schemas';
import { toDay } from '@/lib/i18n/format';
import type { Tables } from '@/lib/server/db/tables';

const DAY_MS = 86_400_000;
const DEFAULT_SPAN_MS = 30 * DAY_MS;
const ACTIVE = 1;

/** The default window, today ±30 days, so that every step can be tried in a new installation (OPEN-09). */
function defaultWindow(now: Date): AwardWindow {
  return {
    durationFrom: toDay(new Date(now.getTime() - DEFAULT_SPAN_MS)),
    durationTo: toDay(new Date(now.getTime() + DEFAULT_SPAN_MS)),
    isDefault: true,
  };
}

/** The award's current configuration. A window removed by the operator is null. */
export async function readConfiguration(
  db: Kysely<Tables>,
  now: Date,
): Promise<Required<AwardConfiguration>> {
  const setting = await db.selectFrom('award_setting').select('status').executeTakeFirst();
  const rows = await db.selectFrom('award_window').selectAll().execute();
  const windowOf = (kind: AwardForm): AwardWindow | null => {
    const row = rows.find((candidate) => candidate.kind === kind);
    if (!row) return defaultWindow(now);
    if (row.duration_from === null || row.duration_to === null) return null;
    return { durationFrom: row.duration_from, durationTo: row.duration_to };
  };
  return { status: setting?.status ?? ACTIVE, register: windowOf('register'), submit: windowOf('submit') };
}
