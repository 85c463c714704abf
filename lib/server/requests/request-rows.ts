import 'server-only';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import { mayAct, type Role } from '@/lib/api/contract/roles';
import { now } from '@/lib/env/clock';
import type { Workflow } from '@/lib/forms/definition/transitions';
import { toLatinDigits } from '@/lib/i18n/digits';
import type { requestsQuery } from '@/lib/requests/schemas';
import { CLOCK_RUNS, OPEN_STATES } from '@/lib/requests/work/plan-due';
import { QUEUES, type Queue } from '@/lib/requests/work/schemas';
import { findRoles } from '@/lib/server/admin/staff/find-roles';
import type { Database } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiContext } from '@/lib/server/http/api-context';
import { NUMBER_END } from './same-sender';

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

export async function countQueues(db: Database, view: View): Promise<Record<Queue, number>> {
  const counts = QUEUES.map((queue) =>
    db
      .selectFrom('request_work')
      .select(({ fn }) => fn.countAll().as('count'))
      .where(isVisible(view))
      .where(isInQueue(queue, view))
      .executeTakeFirst(),
  );
  const rows = await Promise.all(counts);
  return Object.fromEntries(QUEUES.map((queue, index) => [queue, Number(rows[index]?.count ?? 0)])) as Record<
    Queue,
    number
  >;
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

export function selectRequests(
  db: Kysely<Tables>,
  view: View,
  { form, status, team, owner, text, queue }: RequestFilter,
) {
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
    .where(isVisible(view))
    .$if(queue !== undefined, (query) => query.where(isInQueue(queue ?? 'late', view)))
    .$if(form !== undefined, (query) => query.where('service_request.form', '=', form ?? ''))
    .$if(status !== undefined, (query) => query.where('service_request.status', '=', status ?? 'received'))
    .$if(team !== undefined, (query) => query.where('team_id', '=', team ?? ''))
    .$if(owner !== undefined, (query) => query.where('owner', '=', owner ?? ''))
    .$if(Boolean(text), (query) => query.where(matchText(text ?? '')));
}
export type ListedRequest = Awaited<ReturnType<ReturnType<typeof selectRequests>['execute']>>[number];

const DUE = sql<string>`coalesce(due_at, '9999')`;

/** A page of a list: a queue begins with what is due first, every other list with the newest request. */
export function listPage(
  db: Kysely<Tables>,
  view: View,
  { after, ...filter }: z.output<typeof requestsQuery>,
  limit: number,
): Promise<ListedRequest[]> {
  const rows = selectRequests(db, view, filter).limit(limit);
  if (filter.queue === undefined)
    return rows
      .$if(after !== undefined, (query) => query.where('service_request.id', '<', after ?? ''))
      .orderBy('service_request.id', 'desc')
      .execute();
  return rows
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${DUE}, request_id) > (select ${DUE}, request_id from request_work where request_id = ${after})`,
      ),
    )
    .orderBy(DUE)
    .orderBy('request_id')
    .execute();
}
