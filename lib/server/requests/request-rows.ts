import 'server-only';
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { mayAct, type Role } from '@/lib/api/contract/roles';
import { now } from '@/lib/env/clock';
import type { Workflow } from '@/lib/forms/definition/transitions';
import { toLatinDigits } from '@/lib/i18n/digits';
import { parseDay, startOfDay, toDay } from '@/lib/i18n/format';
import { AWAITING_APPROVAL } from '@/lib/requests/appointment-schemas';
import type { requestsQuery } from '@/lib/requests/schemas';
import { CLOCK_RUNS, OPEN_STATES } from '@/lib/requests/work/plan-due';
import { COUNTED, type Counted, type DueTime, type Queue } from '@/lib/requests/work/schemas';
import { DAY_MS } from '@/lib/requests/work/working-time';
import { findRoles } from '@/lib/server/admin/staff/find-roles';
import type { Database } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiContext } from '@/lib/server/http/api-context';
import { NUMBER_END } from './same-sender';

const DAYS_OF_WEEK = 7;

/** Appointments have separate staff. */
export const STAFF = { request: 'requests', appointment: 'appointments' } as const;

export type RequestFilter = Omit<z.output<typeof requestsQuery>, 'after'>;

/** What a member of staff sees: the requests of these workflows, except those of closed teams of others. */
export interface View {
  subject: string;
  roles: readonly Role[];
  workflows: readonly Workflow[];
  hiddenTeams: readonly string[];
}

/** What a person with these roles sees. */
export async function viewOf(db: Kysely<Tables>, subject: string, roles: readonly Role[]): Promise<View> {
  const workflows = (Object.keys(STAFF) as Workflow[]).filter((workflow) => mayAct(roles, STAFF[workflow]));
  const own = db.selectFrom('team_member').select('team_id').where('subject', '=', subject);
  const hidden = await db
    .selectFrom('team')
    .select('id')
    .where('is_closed', '=', 1)
    .where('id', 'not in', own)
    .execute();
  return { subject, roles, workflows, hiddenTeams: hidden.map(({ id }) => id) };
}

export async function findView(c: ApiContext, db: Database): Promise<View> {
  const { subject } = c.get('caller');
  return viewOf(db, subject, await findRoles(subject));
}

/** What figures count: requests of every workflow, except those of closed teams of others. */
export async function findFiguresView(c: ApiContext, db: Database): Promise<View> {
  return { ...(await findView(c, db)), workflows: ['request', 'appointment'] };
}

/** What public figures count: requests that no closed team keeps for itself. */
export async function findPublicView(db: Database): Promise<View> {
  const closed = await db.selectFrom('team').select('id').where('is_closed', '=', 1).execute();
  return { subject: '', roles: [], workflows: ['request'], hiddenTeams: closed.map(({ id }) => id) };
}

type WorkRows = ExpressionBuilder<Tables, 'request_work'>;

/** True for the rows that a member of staff may see, in lists, counts and files. */
export const isVisible =
  ({ workflows, hiddenTeams }: View) =>
  (eb: WorkRows) =>
    eb.and([
      eb('request_work.workflow', 'in', workflows),
      ...(hiddenTeams.length === 0
        ? []
        : [eb.or([eb('team_id', 'is', null), eb('team_id', 'not in', hiddenTeams)])]),
    ]);

/** The rows of a queue; the counts and the lists use the same conditions. */
const isInQueue =
  (queue: Queue, { subject }: View) =>
  (eb: WorkRows) =>
    ({
      late: () =>
        eb.and([eb('request_work.status', 'in', CLOCK_RUNS), eb('due_at', '<', now().toISOString())]),
      mine: () => eb.and([eb('owner', '=', subject), eb('request_work.status', 'in', OPEN_STATES)]),
      new: () => eb.and([eb('owner', 'is', null), eb('request_work.status', 'in', CLOCK_RUNS)]),
      waiting: () => eb('request_work.status', '=', 'moreInformationRequested'),
      returned: () =>
        eb(
          'request_work.request_id',
          'in',
          eb
            .selectFrom('pending_change')
            .select('pending_change.request_id')
            .where('actor', '=', subject)
            .where('state', '=', 'returned'),
        ),
    })[queue]();

type Condition = (eb: WorkRows) => Expression<SqlBool>;

/** True for the appointments that the staff may approve. */
const isAwaitingApproval: Condition = (eb) =>
  eb.and([
    eb('request_work.workflow', '=', 'appointment'),
    eb('request_work.status', 'in', AWAITING_APPROVAL),
  ]);

async function countVisible(db: Kysely<Tables>, view: View, condition: Condition): Promise<number> {
  const row = await db
    .selectFrom('request_work')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(isVisible(view))
    .where(condition)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export const countAwaiting = (db: Kysely<Tables>, view: View) => countVisible(db, view, isAwaitingApproval);

export async function countQueues(db: Kysely<Tables>, view: View): Promise<Record<Counted, number>> {
  const counts = COUNTED.map(async (name) => {
    const condition = name === 'approval' ? isAwaitingApproval : isInQueue(name, view);
    return [name, await countVisible(db, view, condition)] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as Record<Counted, number>;
}

/** Interprets a text: the beginning of a reference number, an e-mail address, or a phone number. */
function matchText(text: string) {
  const typed = toLatinDigits(text);
  const start = typed.toUpperCase().replace(/[%_]/g, '');
  const digits = typed.replace(/\D/g, '');
  return ({ eb, fn }: ExpressionBuilder<Tables, 'service_request'>) =>
    eb.or([
      ...(start === '' ? [] : [eb('reference_number', 'like', `${start}%`)]),
      eb(fn('lower', ['contact_email']), '=', typed.toLowerCase()),
      ...(digits.length < NUMBER_END ? [] : [eb('contact_mobile', 'like', `%${digits.slice(-NUMBER_END)}`)]),
    ]);
}

/** The instants between which the requests of a filter are due; a week begins on Sunday. */
function dueBetween(due: DueTime): [from: string, to: string] {
  const at = now();
  if (due === 'late') return ['', at.toISOString()];
  const day = toDay(at);
  const isWeek = due === 'week';
  const first = Date.parse(startOfDay(day)) - (isWeek ? parseDay(day).getUTCDay() * DAY_MS : 0);
  return [
    new Date(first).toISOString(),
    new Date(first + (isWeek ? DAYS_OF_WEEK : 1) * DAY_MS).toISOString(),
  ];
}

/** `due_at` exists only while the clock of a request runs. */
const isDue =
  (due: DueTime): Condition =>
  (eb) => {
    const [from, to] = dueBetween(due);
    return eb.and([eb('due_at', '>=', from), eb('due_at', '<', to)]);
  };

/** True for the rows that a member of staff may see and a filter leaves, except for its text. */
const isMatch =
  (view: View, { form, status, team, owner, queue, priority, due }: Omit<RequestFilter, 'text'>): Condition =>
  (eb) =>
    eb.and([
      isVisible(view)(eb),
      ...(queue === undefined ? [] : [isInQueue(queue, view)(eb)]),
      ...(form === undefined ? [] : [eb('request_work.form', '=', form)]),
      ...(status === undefined ? [] : [eb('request_work.status', '=', status)]),
      ...(team === undefined ? [] : [eb('team_id', '=', team)]),
      ...(owner === undefined ? [] : [eb('owner', '=', owner)]),
      ...(priority === undefined ? [] : [eb('priority', '=', priority)]),
      ...(due === undefined ? [] : [isDue(due)(eb)]),
    ]);

export function selectRequests(db: Kysely<Tables>, view: View, { text, ...filter }: RequestFilter) {
  return db
    .selectFrom('service_request')
    .innerJoin('request_work', 'request_id', 'service_request.id')
    .selectAll('service_request')
    .select([
      'owner',
      'priority',
      'priority_reason',
      'due_at',
      'team_id',
      'request_work.version as work_version',
    ])
    .where(isMatch(view, filter))
    .$if(Boolean(text), (query) => query.where(matchText(text ?? '')));
}
export type ListedRequest = Awaited<ReturnType<ReturnType<typeof selectRequests>['execute']>>[number];

/** In place of the due date of a request without one, which comes last. */
export const LAST_DUE = '9999';
export const ORDER_BY_DUE = sql<string>`coalesce(due_at, ${sql.lit(LAST_DUE)})`;

/** The rows of `request_work` that a member of staff may see and a filter leaves. */
export const selectMatching = (db: Kysely<Tables>, view: View, { text, ...filter }: RequestFilter) =>
  db
    .selectFrom('request_work')
    .where(isMatch(view, filter))
    .$if(Boolean(text), (query) =>
      query.where('request_work.request_id', 'in', (eb) =>
        eb
          .selectFrom('service_request')
          .select('service_request.id')
          .where(matchText(text ?? '')),
      ),
    );

/**
 * A page of a list: a queue begins with what is due first, every other list with the newest request. Its rows are found
 * in `request_work` alone, so that the answers of other requests are not read and sorted.
 */
export function listPage(
  db: Kysely<Tables>,
  view: View,
  { after, ...filter }: z.output<typeof requestsQuery>,
  limit: number,
): Promise<ListedRequest[]> {
  const found = selectMatching(db, view, filter).select('request_work.request_id').limit(limit);
  const rows = (page: typeof found) =>
    selectRequests(db, view, {}).where('request_work.request_id', 'in', page);
  if (filter.queue === undefined) {
    const page = found
      .$if(after !== undefined, (query) => query.where('request_work.request_id', '<', after ?? ''))
      .orderBy('request_work.request_id', 'desc');
    return rows(page).orderBy('request_work.request_id', 'desc').execute();
  }
  const page = found
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${ORDER_BY_DUE}, request_id) > (select ${ORDER_BY_DUE}, request_id from request_work where request_id = ${after})`,
      ),
    )
    .orderBy(ORDER_BY_DUE)
    .orderBy('request_work.request_id');
  return rows(page).orderBy(ORDER_BY_DUE).orderBy('request_work.request_id').execute();
}
