import 'server-only';
import type { EXCEPTION_ENDPOINTS } from '@/lib/admin/exceptions/endpoints';
import { type DisqualifiedRow, exceptionsQuery, type PermitRow } from '@/lib/admin/exceptions/schemas';
import { now } from '@/lib/env/clock';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { PAGE_SIZE, pageDisqualifications, pagePermits } from '@/lib/server/award/exceptions/list-exceptions';
import { requirePublicEdition } from '@/lib/server/award/read-edition';
import { listHidden } from '@/lib/server/award/results/frozen-ranking';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { cutPage } from '../cut-page';
import {
  confirmDisqualification,
  getDisqualification,
  proposeDisqualification,
} from './disqualification-handlers';
import { endPermit } from './end-permit-handler';
import { confirmPermit, proposePermit } from './permit-handlers';
import { toProposal } from './to-proposal';

/** A page of rows, and the place after which the next one begins. */
function cut<Row extends { place: string }>(found: readonly Row[]) {
  const { rows, next } = cutPage(
    found.map((row) => ({ id: row.place, row })),
    PAGE_SIZE,
  );
  return { rows: rows.map(({ row }) => row), next };
}

/**
 * Desk/ListExceptions: without the reader's own permits and the applications that the reader must not see. Views are
 * recorded in the audit trail, because reasons are shown.
 * @throws RequestError 404 for a year whose edition was never in force
 */
const listExceptions: ApiHandler = async (c) => {
  const { edition, state, ...after } = readQuery(c, exceptionsQuery);
  const reader = c.get('caller').subject;
  const db = await openDatabase();
  const { year } = await requirePublicEdition(db, DEFAULT_LOCALE, edition);
  const hidden = [...(await listHidden(db, reader))];
  const shown = { of: state === 'waiting' ? state : year, reader, hidden } as const;
  const found = cut(await pageDisqualifications(db, { ...shown, after: after.disqualifications }));
  const permits = cut(await pagePermits(db, { ...shown, after: after.permits }, now()));
  await recordEvent(db, {
    entity: 'edition',
    entityId: String(year),
    kind: 'viewed',
    actor: reader,
    at: now(),
    data: { list: 'exceptions' },
  });
  return c.json({
    data: {
      disqualifications: found.rows.map(
        (row): DisqualifiedRow => ({
          ...toProposal(row, reader),
          requestId: row.request_id,
          edition: row.edition_id,
          referenceNumber: row.reference_number,
          isWithdrawn: row.withdrawn_at !== null,
        }),
      ),
      permits: permits.rows.map(
        (row): PermitRow => ({
          ...toProposal(row, reader),
          kind: row.kind,
          referenceNumber: row.reference_number,
          until: row.until,
          usedAt: row.used_at,
          isEnded: row.ended_at !== null,
        }),
      ),
      next: { disqualifications: found.next, permits: permits.next },
    },
  });
};

export const EXCEPTION_HANDLERS = {
  listExceptions,
  getDisqualification,
  proposeDisqualification,
  confirmDisqualification,
  proposePermit,
  confirmPermit,
  endPermit,
} satisfies Record<keyof typeof EXCEPTION_ENDPOINTS, ApiHandler>;
