import 'server-only';
import type { RequestFigures } from '@/lib/admin/insight/schemas';
import { findSpan, SPANS } from '@/lib/admin/insight/spans';
import { STATES } from '@/lib/forms/definition/transitions';
import { OPEN_STATES } from '@/lib/requests/work/plan-due';
import type { Database } from '@/lib/server/db/open';
import { isVisible, type View } from '@/lib/server/requests/request-rows';

const ALL_STATES = [...STATES.request, ...STATES.appointment];

/** How late a request is, as a span; `noDue` without a due date, also while its sender is asked. */
function judgeLateness(dueAt: string | null, at: Date): RequestFigures['lateness'][number]['key'] {
  if (dueAt === null) return 'noDue';
  const late = at.getTime() - Date.parse(dueAt);
  return late <= 0 ? 'inTime' : findSpan(late);
}

function countKeys<Key extends string>(keys: readonly Key[], found: readonly Key[]) {
  const counts = new Map<Key, number>();
  for (const key of found) counts.set(key, (counts.get(key) ?? 0) + 1);
  return keys.map((key) => ({ key, count: counts.get(key) ?? 0 }));
}

/** Requests by state; open ones by age and lateness. The due dates must have been planned. */
export async function countRequests(
  db: Database,
  view: View,
  { form, at }: { form: string | undefined; at: Date },
): Promise<RequestFigures> {
  const visible = db
    .selectFrom('request_work')
    .where(isVisible(view))
    .$if(form !== undefined, (query) => query.where('request_work.form', '=', form ?? ''));
  const states = await visible
    .select(['request_work.status', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('request_work.status')
    .execute();
  const open = await visible
    .innerJoin('service_request', 'service_request.id', 'request_id')
    .select(['service_request.created_at', 'due_at'])
    .where('request_work.status', 'in', OPEN_STATES)
    .execute();
  const counts = new Map(states.map(({ status, count }) => [status, Number(count)]));
  return {
    states: ALL_STATES.map((key) => ({ key, count: counts.get(key) ?? 0 })),
    ages: countKeys(
      SPANS,
      open.map(({ created_at }) => findSpan(at.getTime() - Date.parse(created_at))),
    ),
    lateness: countKeys(
      ['inTime', 'noDue', ...SPANS],
      open.map(({ due_at }) => judgeLateness(due_at, at)),
    ),
  };
}
