import 'server-only';
import type { z } from 'zod';
import { trailQuery } from '@/lib/admin/schemas';
import { parseDay, startOfDay, toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { DAY_MS } from '@/lib/requests/work/working-time';
import { type Database, openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { findImages } from '@/lib/server/publications/images/image-rows';
import { cutPage } from './cut-page';
import { listConfiguredStaff } from './staff/configured-staff';

const PAGE_SIZE = 50;

function findEvents(db: Database, { after, kind, actor, day }: z.output<typeof trailQuery>) {
  const next = day === undefined ? '' : toDay(new Date(parseDay(day).getTime() + DAY_MS));
  return db
    .selectFrom('event')
    .select(['id', 'at', 'entity', 'entity_id as entityId', 'kind', 'actor'])
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(actor !== undefined, (query) => query.where('actor', '=', actor ?? ''))
    .$if(day !== undefined, (query) =>
      query.where('at', '>=', startOfDay(day ?? '')).where('at', '<', startOfDay(next)),
    )
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
}

/** The descriptions of images in the reader's language, or else their sources, by id. */
async function describeImages(
  db: Database,
  ids: readonly string[],
  locale: Locale,
): Promise<[string, string][]> {
  const images = await findImages(db, ids);
  return [...images].map(([id, { descriptions, row }]) => [id, descriptions[locale] || row.source || id]);
}

/** Reference numbers by id, except those of requests that a closed team keeps from the reader. */
async function findNumbers(
  db: Database,
  ids: readonly string[],
  reader: string,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const applications = await db
    .selectFrom('scholarship_request')
    .select(['id', 'reference_number'])
    .where('id', 'in', ids)
    .execute();
  const own = db.selectFrom('team_member').select('team_id').where('subject', '=', reader);
  const requests = await db
    .selectFrom('service_request')
    .innerJoin('request_work', 'request_id', 'service_request.id')
    .leftJoin('team', 'team.id', 'team_id')
    .select(['service_request.id', 'reference_number'])
    .where('service_request.id', 'in', ids)
    .where(({ or, eb }) =>
      or([eb('team.id', 'is', null), eb('team.is_closed', '=', 0), eb('team.id', 'in', own)]),
    )
    .execute();
  const suppliers = await db
    .selectFrom('supplier')
    .select(['id', 'commercial_registration as reference_number'])
    .where('id', 'in', ids)
    .execute();
  return new Map([...applications, ...requests, ...suppliers].map((row) => [row.id, row.reference_number]));
}

/** The staff by pseudonym; without a name if only the configuration names a person. */
async function listPeople(db: Database): Promise<Map<string, string | null>> {
  const rows = await db.selectFrom('staff').select(['subject', 'label']).orderBy('label').execute();
  const people = new Map<string, string | null>(rows.map(({ subject, label }) => [subject, label]));
  for (const subject of listConfiguredStaff().keys()) if (!people.has(subject)) people.set(subject, null);
  return people;
}

/**
 * Desk/ListTrail: a page of the audit trail, newest first. Staff have their names, requests their reference numbers and
 * images their descriptions; senders stay pseudonyms.
 */
export const listTrail: ApiHandler = async (c) => {
  const db = await openDatabase();
  const { rows, next } = cutPage(await findEvents(db, readQuery(c, trailQuery)), PAGE_SIZE);
  const people = await listPeople(db);
  const kinds = await db.selectFrom('event').select('kind').distinct().orderBy('kind').execute();
  const ids = [...new Set(rows.map(({ entityId }) => entityId))];
  const numbers = await findNumbers(db, ids, c.get('caller').subject);
  const images = rows.flatMap(({ entity, entityId }) => (entity === 'image' ? [entityId] : []));
  const names = new Map([...numbers, ...people, ...(await describeImages(db, images, c.get('locale')))]);
  return c.json({
    data: {
      rows: rows.map((row) => ({
        ...row,
        actorLabel: people.get(row.actor) ?? null,
        entityLabel: names.get(row.entityId) ?? null,
      })),
      next,
      kinds: kinds.map(({ kind }) => kind),
      people: [...people].map(([subject, label]) => ({ subject, label })),
    },
  });
};
