import 'server-only';
import { type Kysely, sql } from 'kysely';
import { inTransaction } from '@/lib/database/in-transaction';
import { OPEN_STATES, planDue } from '@/lib/requests/work/plan-due';
import type { Database } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';

const BATCH = 500;

const selectUnplanned = (db: Kysely<Tables>) =>
  db
    .selectFrom('request_work')
    .select(['request_id', 'form', 'priority'])
    .where(sql<boolean>`planned_version <> request_version`)
    .limit(BATCH);

async function planBatch(tx: Kysely<Tables>): Promise<number> {
  const rows = await selectUnplanned(tx).execute();
  if (rows.length === 0) return 0;
  const ids = rows.map(({ request_id }) => request_id);
  const levels = await tx.selectFrom('service_level').selectAll().execute();
  const holidays = await tx.selectFrom('work_calendar').select('day').execute();
  const events = await tx
    .selectFrom('service_request_event')
    .select(['request_id', 'to_status as status', 'at'])
    .where('request_id', 'in', ids)
    .orderBy('id')
    .execute();
  const days = new Map(levels.map((level) => [`${level.form} ${level.priority}`, level.days]));
  const off = new Set(holidays.map(({ day }) => day));
  const histories = Map.groupBy(events, ({ request_id }) => request_id);
  const due = rows.flatMap(({ request_id, form, priority }) => {
    const at = planDue(histories.get(request_id) ?? [], days.get(`${form} ${priority}`) ?? null, off);
    return at === null ? [] : [sql`(${request_id}, ${at})`];
  });
  await tx
    .updateTable('request_work')
    .set((eb) => ({ due_at: null, planned_version: eb.ref('request_version') }))
    .where('request_id', 'in', ids)
    .execute();
  if (due.length > 0)
    await sql`
      with planned (id, due) as (values ${sql.join(due)})
      update request_work set due_at = (select due from planned where id = request_id)
      where request_id in (select id from planned)
    `.execute(tx);
  return rows.length;
}

/**
 * Computes the due dates of requests that have changed, or whose service level or calendar has. Lists and counts call
 * it before they read, so that the previous build and triggers need not know how to compute them.
 */
export async function planWork(db: Database): Promise<void> {
  if (!(await selectUnplanned(db).executeTakeFirst())) return;
  while ((await inTransaction(db, planBatch)) === BATCH);
}

/** Marks the due dates of open requests to be computed again. @param form the only one whose level has changed */
export async function forgetPlan(db: Kysely<Tables>, form?: string): Promise<void> {
  await db
    .updateTable('request_work')
    .set({ planned_version: 0 })
    .where('status', 'in', OPEN_STATES)
    .$if(form !== undefined, (query) => query.where('form', '=', form ?? ''))
    .execute();
}
