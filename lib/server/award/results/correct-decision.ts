import 'server-only';
import type { Kysely } from 'kysely';
import type { Outcome, PrizePlace } from '@/lib/award/definition/outcomes';
import type { Tables } from '@/lib/server/db/tables';
import type { FrozenRanking, StoredDecision } from './frozen-ranking';

export interface Decided {
  outcome: Outcome;
  prize: PrizePlace | null;
}

/** What was decided about an application; without a decision it is not selected. */
export const toDecided = (decision: StoredDecision | undefined): Decided => ({
  outcome: decision?.outcome ?? 'notSelected',
  prize: decision?.prize ?? null,
});

interface Replaced extends Decided {
  id: string;
  category: number;
  reason: string;
  /** The decision before. */
  former: StoredDecision | undefined;
  decided_by: string;
  decided_at: string;
}

/** Replaces outcome and prize of a decision; reason and votes of the committee stay. */
export async function replaceDecision(
  tx: Kysely<Tables>,
  ranking: FrozenRanking,
  { id, category, outcome, prize, reason, former, decided_by, decided_at }: Replaced,
): Promise<void> {
  const version = (former?.version ?? 0) + 1;
  const nobody = { members: [], present: [], recused: [], inFavour: 0, against: 0, abstained: 0 };
  await tx
    .insertInto('award_decision')
    .values({
      decided_by,
      decided_at,
      ranking_id: ranking.id,
      request_id: id,
      category,
      outcome,
      prize,
      reason,
      votes: JSON.stringify(nobody),
      version,
    })
    .onConflict((conflict) =>
      conflict.columns(['ranking_id', 'request_id']).doUpdateSet({ outcome, prize, version }),
    )
    .execute();
}

/** The version of the next letter about an application. */
export async function nextLetterVersion(tx: Kysely<Tables>, id: string): Promise<number> {
  const before = await tx
    .selectFrom('award_letter')
    .select(({ fn }) => fn.max<number | null>('version').as('version'))
    .where('request_id', '=', id)
    .executeTakeFirst();
  return (before?.version ?? 0) + 1;
}

/** Revokes the valid certificate of an application, if it has one. */
export async function revokeOutcome(tx: Kysely<Tables>, id: string, reason: string, at: Date): Promise<void> {
  await tx
    .updateTable('award_certificate')
    .set({ revoked_at: at.toISOString(), reason })
    .where('request_id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}
