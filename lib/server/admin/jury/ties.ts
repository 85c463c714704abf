import 'server-only';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { foldTie, TIE_KINDS, type TieKind } from '@/lib/admin/jury/find-conflict';
import type { Ties } from '@/lib/admin/jury/schemas';
import type { Comparison } from '@/lib/server/award/compare-conflicts';
import { refreshConflicts } from '@/lib/server/award/refresh-conflicts';
import { recordEvent } from '@/lib/server/db/audit';
import type { Tables } from '@/lib/server/db/tables';

const LIST_OF = {
  university: 'universities',
  person: 'persons',
  mailDomain: 'mailDomains',
} as const satisfies Record<TieKind, keyof Ties>;

/** What a person has declared in an edition, folded. */
export async function readTies(db: Kysely<Tables>, edition: number, subject: string): Promise<Ties> {
  const rows = await db
    .selectFrom('award_tie')
    .select(['kind', 'value'])
    .where('edition', '=', edition)
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();
  const valuesOf = (kind: TieKind) => rows.filter((row) => row.kind === kind).map(({ value }) => value);
  return {
    universities: valuesOf('university'),
    persons: valuesOf('person'),
    mailDomains: valuesOf('mailDomain'),
  };
}

interface Declaration {
  edition: number;
  subject: string;
  ties: Ties;
  actor: string;
  at: Date;
}

/** Ties as they are stored and compared. */
export const toStored = (ties: Ties) =>
  TIE_KINDS.flatMap((kind) =>
    [...new Set(ties[LIST_OF[kind]].map((text) => foldTie(kind, text)))].map((value) => ({ kind, value })),
  );

/**
 * Replaces what a person has declared, and stores the conflicts of interest that follow.
 * @param ahead the comparison of the person with these ties (`compareAhead`)
 */
export async function writeTies(
  tx: Kysely<Tables>,
  declaration: Declaration,
  ahead: Comparison,
): Promise<void> {
  const { edition, subject, ties, actor, at } = declaration;
  await tx.deleteFrom('award_tie').where('edition', '=', edition).where('subject', '=', subject).execute();
  const stated_at = at.toISOString();
  const rows = toStored(ties).map((tie) => ({ id: uuidv7(), edition, subject, ...tie, stated_at }));
  if (rows.length > 0) await tx.insertInto('award_tie').values(rows).execute();
  await refreshConflicts(tx, edition, { subject }, ahead);
  const data = { edition, count: rows.length };
  await recordEvent(tx, { entity: 'juror', entityId: subject, kind: 'declared', actor, at, data });
}
