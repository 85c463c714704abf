import 'server-only';
import type { Kysely } from 'kysely';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { env } from '@/lib/env/env';
import { startJob } from '@/lib/jobs/repeat';
import { findDigestDay, findEarlierDigest } from '@/lib/requests/work/digest-time';
import { CLOCK_RUNS, OPEN_STATES } from '@/lib/requests/work/plan-due';
import { DAY_MS } from '@/lib/requests/work/working-time';
import { listRecipients, mailTo, type Recipient } from '@/lib/server/admin/staff/mail-staff';
import { type Database, openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { readHolidays } from '@/lib/server/requests/appointments/read-resources';
import { isVisible, viewOf } from '@/lib/server/requests/request-rows';
import { planWork } from '@/lib/server/requests/work/plan-work';

const INTERVAL_MS = 60_000;
/** Scheduled publications are published within seconds; after this time one has failed. */
const FAILED_MS = 5 * 60_000;

/** The requests that others have given to each member of staff since a moment. */
async function listAssigned(db: Kysely<Tables>, since: Date): Promise<Map<string, string[]>> {
  const events = await db
    .selectFrom('event')
    .select(['entity_id', 'actor', 'data'])
    .where('kind', '=', 'assigned')
    .where('entity', '=', 'service_request')
    .where('at', '>=', since.toISOString())
    .execute();
  const given = events
    .map(({ entity_id, actor, data }) => ({ id: entity_id, actor, owner: JSON.parse(data).owner }))
    .filter(({ actor, owner }) => typeof owner === 'string' && owner !== actor);
  return new Map(
    [...Map.groupBy(given, ({ owner }) => owner as string)].map(([owner, rows]) => [
      owner,
      [...new Set(rows.map(({ id }) => id))],
    ]),
  );
}

/** How many of a person's own requests are late, and how many of those given to them they still have. */
async function countWork(
  db: Kysely<Tables>,
  { subject, roles }: Recipient,
  assigned: readonly string[],
  at: Date,
): Promise<{ late: number; assigned: number }> {
  const view = await viewOf(db, subject, roles);
  const rows = await db
    .selectFrom('request_work')
    .select(['request_id', 'request_work.status', 'due_at'])
    .where(isVisible(view))
    .where('owner', '=', subject)
    .where('request_work.status', 'in', OPEN_STATES)
    .execute();
  const isLate = (row: (typeof rows)[number]) =>
    CLOCK_RUNS.includes(row.status) && row.due_at !== null && row.due_at < at.toISOString();
  return {
    late: rows.filter(isLate).length,
    assigned: rows.filter(({ request_id }) => assigned.includes(request_id)).length,
  };
}

/**
 * Queues the morning digest of a working day for those who have something in it. The day is taken in the transaction of
 * its mails, so that instances and restarts repeat none.
 */
export async function sendDigest(database: Database, at: Date = now()): Promise<void> {
  const holidays = await readHolidays(database);
  const day = findDigestDay(at, holidays);
  if (day === null) return;
  await planWork(database);
  await inTransaction(database, async (tx) => {
    const taken = await tx
      .insertInto('used_code')
      .values({ kind: 'digest', code: day, expires_at: new Date(at.getTime() + DAY_MS).toISOString() })
      .onConflict((conflict) => conflict.columns(['kind', 'code']).doNothing())
      .executeTakeFirst();
    if (taken.numInsertedOrUpdatedRows === 0n) return;
    const assigned = await listAssigned(tx, findEarlierDigest(day, holidays));
    for (const recipient of await listRecipients(tx, 'digest')) {
      const counts = await countWork(tx, recipient, assigned.get(recipient.subject) ?? [], at);
      if (counts.late + counts.assigned === 0) continue;
      const mail = { kind: 'staffDigest', key: `digest:${day}`, at, path: '/desk' } as const;
      await mailTo(tx, recipient, { ...mail, ...counts });
    }
  });
}

/** Tells the publishers once about each publication that is still scheduled after its hour. */
export async function reportFailures(database: Database, at: Date = now()): Promise<void> {
  const failed = await database
    .selectFrom('publication_draft')
    .select(['id', 'publish_at'])
    .where('state', '=', 'scheduled')
    .where('publish_at', '<', new Date(at.getTime() - FAILED_MS).toISOString())
    .execute();
  if (failed.length === 0) return;
  await inTransaction(database, async (tx) => {
    for (const recipient of await listRecipients(tx, 'failed'))
      for (const { id, publish_at } of failed)
        await mailTo(tx, recipient, {
          kind: 'publishFailed',
          key: `publishFailed:${id}:${publish_at}`,
          at,
          path: `/desk/publications/${id}`,
        });
  });
}

/** Starts the job of the mails to the staff; without `SMTP_URL` no mail can be sent. */
export function startMailingStaff(): void {
  if (!env.SMTP_URL) return;
  startJob('staff mails', INTERVAL_MS, async () => {
    const database = await openDatabase();
    await sendDigest(database);
    await reportFailures(database);
  });
}
