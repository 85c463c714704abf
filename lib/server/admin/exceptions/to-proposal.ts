import 'server-only';
import type { Selectable } from 'kysely';
import type { Proposal } from '@/lib/admin/exceptions/schemas';
import type { ExceptionTables } from '@/lib/server/db/exception-tables';

type Row = Pick<
  Selectable<ExceptionTables[keyof ExceptionTables]>,
  'id' | 'reason' | 'proposed_by' | 'proposed_at' | 'confirmed_at'
>;

/** @param reader who may have proposed it */
export const toProposal = (row: Row, reader: string): Proposal => ({
  id: row.id,
  reason: row.reason,
  proposedAt: row.proposed_at,
  confirmedAt: row.confirmed_at,
  isOthers: row.proposed_by !== reader,
});
