import 'server-only';
import type { EXCEPTION_ENDPOINTS } from '@/lib/admin/exceptions/endpoints';
import {
  type DisqualifiedRow,
  exceptionsQuery,
  type PermitRow,
  type Proposal,
} from '@/lib/admin/exceptions/schemas';
import { now } from '@/lib/env/clock';
import {
  listDisqualifications,
  listPermitsOf,
  listProposedDisqualifications,
  listProposedPermits,
} from '@/lib/server/award/exceptions/list-exceptions';
import { listHidden } from '@/lib/server/award/results/frozen-ranking';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { openJudging } from '../judging/open-judging';
import {
  confirmDisqualification,
  getDisqualification,
  proposeDisqualification,
} from './disqualification-handlers';
import { confirmPermit, proposePermit } from './permit-handlers';
import { toProposal } from './to-proposal';

/** Those that wait first, then the newest. */
const sortProposals = <Row extends Proposal>(rows: Row[]): Row[] =>
  rows.sort(
    (left, right) =>
      Number(left.confirmedAt !== null) - Number(right.confirmedAt !== null) ||
      right.proposedAt.localeCompare(left.proposedAt),
  );

/**
 * Desk/ListExceptions: without the applications that the reader must not see, and the reader's own permits. The look at an
 * edition that is over is recorded in the audit trail.
 * @throws RequestError 404 for a year whose edition was never in force
 */
const listExceptions: ApiHandler = async (c) => {
  const { edition, state } = readQuery(c, exceptionsQuery);
  const reader = c.get('caller').subject;
  const db = await openDatabase();
  const { year } = await openJudging(c, db, { year: edition, entity: 'edition' });
  const hidden = await listHidden(db, reader);
  const isWaiting = state === 'waiting';
  const disqualified = isWaiting
    ? listProposedDisqualifications(db, reader)
    : listDisqualifications(db, year);
  const disqualifications = (await disqualified).flatMap((row): DisqualifiedRow[] =>
    hidden.has(row.request_id)
      ? []
      : [
          {
            ...toProposal(row, reader),
            requestId: row.request_id,
            edition: row.edition_id,
            referenceNumber: row.reference_number,
            isWithdrawn: row.withdrawn_at !== null,
          },
        ],
  );
  const permitted = isWaiting ? listProposedPermits(db, reader, now()) : listPermitsOf(db, year);
  const permits = (await permitted).flatMap((row): PermitRow[] =>
    row.subject === reader || hidden.has(row.requestId ?? '')
      ? []
      : [
          {
            ...toProposal(row, reader),
            kind: row.kind,
            referenceNumber: row.reference_number,
            until: row.until,
            usedAt: row.used_at,
          },
        ],
  );
  return c.json({
    data: { disqualifications: sortProposals(disqualifications), permits: sortProposals(permits) },
  });
};

export const EXCEPTION_HANDLERS = {
  listExceptions,
  getDisqualification,
  proposeDisqualification,
  confirmDisqualification,
  proposePermit,
  confirmPermit,
} satisfies Record<keyof typeof EXCEPTION_ENDPOINTS, ApiHandler>;
