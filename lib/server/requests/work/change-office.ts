import 'server-only';
import type { Kysely } from 'kysely';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiContext } from '@/lib/server/http/api-context';

/**
 * Runs a change of the office in a transaction and records it.
 * @param what id of a team or reply template, `levels`, `silence` or `calendar`
 */
export async function changeOffice(
  c: ApiContext,
  what: { entityId: string; kind: 'configured' | 'removed' },
  work: (tx: Kysely<Tables>) => Promise<void>,
): Promise<Response> {
  const actor = c.get('caller').subject;
  await inTransaction(await openDatabase(), async (tx) => {
    await work(tx);
    await recordEvent(tx, { entity: 'office', ...what, actor, at: now() });
  });
  return c.json({ data: { saved: true } });
}
