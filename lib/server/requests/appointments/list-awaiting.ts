import 'server-only';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '@/lib/database/postgres';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import { type Appointment, AWAITING_APPROVAL, awaitingQuery } from '@/lib/requests/appointment-schemas';
import { cutPage } from '@/lib/server/admin/cut-page';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import {
  countAwaiting,
  findView,
  type ListedRequest,
  selectRequests,
} from '@/lib/server/requests/request-rows';
import { readWish } from './free-slots';
import { fits } from './offered-places';
import { readResources } from './read-resources';

const PAGE_SIZE = 50;

export function toAppointment(row: ListedRequest): Appointment {
  const { preferredDate, preferredPeriod, channel } = readWish(row);
  const { id, status, version, reference_number: referenceNumber, created_at: createdAt } = row;
  return { id, referenceNumber, status, version, preferredDate, preferredPeriod, channel, createdAt };
}

/** The wished day in the answers of a row of `service_request`. */
const wishedDay = (db: Kysely<Tables>) =>
  isPostgres(db)
    ? sql<string>`service_request.data::json ->> 'preferredDate'`
    : sql<string>`service_request.data ->> 'preferredDate'`;

/** Literals, because the index of these rows is partial. */
const IS_AWAITING = sql<boolean>`
  service_request.workflow = 'appointment'
  and service_request.status in (${sql.join(AWAITING_APPROVAL.map((state) => sql.lit(state)))})
`;

/** Desk/ListAwaitingApproval */
export const listAwaitingApproval: ApiHandler = async (c) => {
  const { after = null } = readQuery(c, awaitingQuery);
  const db = await openDatabase();
  const view = await findView(c, db);
  const day = wishedDay(db);
  const before = sql`select ${day}, service_request.id from service_request where service_request.id = ${after}`;
  const found = await selectRequests(db, view, {})
    .where(IS_AWAITING)
    .$if(after !== null, (query) => query.where(sql<boolean>`(${day}, service_request.id) > (${before})`))
    .orderBy(day)
    .orderBy('service_request.id')
    .limit(PAGE_SIZE + 1)
    .execute();
  const { rows, next } = cutPage(found, PAGE_SIZE);
  const resources = await readResources(db, toDay(now()));
  const hasSlots = (row: ListedRequest) => resources.some((resource) => fits(resource, readWish(row)));
  return c.json({
    data: {
      rows: rows.map((row) => ({ ...toAppointment(row), hasSlots: hasSlots(row) })),
      next,
      total: await countAwaiting(db, view),
    },
  });
};
