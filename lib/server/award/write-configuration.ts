import 'server-only';
import type { Kysely } from 'kysely';
import type { AwardForm } from '@/lib/award/rules/decide-opening';
import type { AwardWindow } from '@/lib/award/schemas';
import { inTransaction } from '@/lib/database/in-transaction';
import { recordEvent } from '@/lib/server/db/audit';
import type { Database } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { ACTIVE } from './configuration';
import { yearInForce } from './read-edition';

/** The changes; omitted values are kept. */
export interface ConfigurationChange {
  /** 1 means active. */
  status?: number | undefined;
  /** Null removes a window from the configuration; `default` restores the edition's own (`readConfiguration`). */
  windows: Partial<Record<AwardForm, AwardWindow | null | 'default'>>;
}

const AWARD = 'award';
const FORMS: readonly AwardForm[] = ['register', 'submit'];

/** Changes the windows of the edition in force and the award's status. */
export async function storeConfiguration(
  tx: Kysely<Tables>,
  { status, windows }: ConfigurationChange,
  at: Date,
): Promise<void> {
  const updated_at = at.toISOString();
  const set = status === undefined ? { updated_at } : { status, updated_at };
  await tx
    .insertInto('award_setting')
    .values({ id: AWARD, status: ACTIVE, ...set })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(set))
    .execute();
  for (const kind of FORMS) {
    const window = windows[kind];
    if (window === undefined) continue;
    await tx
      .deleteFrom('award_window')
      .where('kind', '=', kind)
      .where('edition_id', '=', yearInForce())
      .execute();
    if (window === 'default') continue;
    const duration_from = window?.durationFrom ?? null;
    const duration_to = window?.durationTo ?? null;
    await tx
      .insertInto('award_window')
      .values({ kind, duration_from, duration_to, updated_at, edition_id: yearInForce() })
      .execute();
  }
}

/** The same for an operator, in one transaction with an entry in the audit trail. */
export async function writeConfiguration(
  database: Database,
  change: ConfigurationChange,
  at: Date,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    await storeConfiguration(tx, change, at);
    const data = { ...change };
    await recordEvent(tx, {
      entity: AWARD,
      entityId: AWARD,
      kind: 'configured',
      actor: 'operator',
      at,
      data,
    });
  });
}
