import 'server-only';
import type { Kysely } from 'kysely';
import type { Edition } from '@/lib/award/edition-with-texts';
import { isOver } from '@/lib/award/rules/edition-state';
import { now } from '@/lib/env/clock';
import { requirePublicEdition } from '@/lib/server/award/read-edition';
import { type AuditEvent, recordEvent } from '@/lib/server/db/audit';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiContext } from '@/lib/server/http/api-context';

interface Look {
  /** By default that of the edition in force. */
  year: number | undefined;
  /** What is viewed, for the audit trail. */
  entity: Extract<AuditEvent['entity'], 'edition' | 'jury' | 'ranking'>;
}

/**
 * The edition whose judging a call lists. Once an edition is over, its judging concerns people whose results are known,
 * so each view is recorded in the audit trail.
 * @throws RequestError 404 for a year whose edition was never in force
 */
export async function openJudging(
  c: ApiContext,
  db: Kysely<Tables>,
  { year, entity }: Look,
): Promise<Edition> {
  const edition = await requirePublicEdition(db, c.get('locale'), year);
  const entityId = String(edition.year);
  const actor = c.get('caller').subject;
  if (isOver(edition)) await recordEvent(db, { entity, entityId, kind: 'viewed', actor, at: now() });
  return edition;
}
