import 'server-only';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import type { SLOT_ENDPOINTS } from '@/lib/requests/slots/endpoints';
import { endHoursBody, endResourceBody, hoursBody, resourceBody } from '@/lib/requests/slots/schemas';
import { readChoices } from '@/lib/server/choice-lists/read-choices';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { changeOffice } from '@/lib/server/requests/work/change-office';
import { readResources } from './read-resources';

/** Desk/ListResources */
const listResources: ApiHandler = async (c) =>
  c.json({ data: await readResources(await openDatabase(), toDay(now())) });

type ResourceBody = z.output<typeof resourceBody>;

/** @throws RequestError 409 `resourceMoved` if it is not as it was shown */
async function writeResource(
  tx: Kysely<Tables>,
  id: string,
  { id: known, kind, seats, noticeHours, minutes, rooms, version }: ResourceBody,
): Promise<void> {
  const row = {
    kind,
    seats,
    notice_hours: noticeHours,
    minutes: JSON.stringify(minutes),
    rooms: JSON.stringify([...new Set(rooms)]),
    version: version + 1,
  };
  if (!known) {
    await tx
      .insertInto('resource')
      .values({ id, ...row })
      .execute();
    return;
  }
  const { numUpdatedRows } = await tx
    .updateTable('resource')
    .set(row)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new RequestError(409, 'resourceMoved');
}

/** @throws RequestError 422 unless every topic has a length, and nothing else has one */
async function checkTopics(tx: Kysely<Tables>, { minutes }: ResourceBody): Promise<void> {
  const topics = (await readChoices(tx, 'appointmentTopics')).map(({ key }) => key);
  const wrong = [...topics, ...Object.keys(minutes)].filter(
    (key) => minutes[key] === undefined || !topics.includes(key),
  );
  if (wrong.length === 0) return;
  const fields = Object.fromEntries(wrong.map((key) => [`minutes.${key}`, 'pattern']));
  throw new RequestError(422, 'validation', { fields });
}

/** @throws RequestError 422 for what is not a room, or is closed */
async function checkRooms(tx: Kysely<Tables>, { rooms }: ResourceBody): Promise<void> {
  const known = await readResources(tx, toDay(now()));
  const isRoom = (id: string) => known.some((resource) => resource.id === id && resource.kind === 'room');
  if (rooms.every(isRoom)) return;
  throw new RequestError(422, 'validation', { fields: { rooms: 'choice' } });
}

/** Desk/SaveResource. @throws RequestError 409 `resourceMoved`, 422 */
const saveResource: ApiHandler = async (c) => {
  const resource = await readJson(c.req.raw, resourceBody);
  const resource_id = resource.id ?? uuidv7();
  return changeOffice(c, { entityId: resource_id, kind: 'configured' }, async (tx) => {
    await checkTopics(tx, resource);
    await checkRooms(tx, resource);
    await writeResource(tx, resource_id, resource);
    await tx.deleteFrom('resource_text').where('resource_id', '=', resource_id).execute();
    await tx
      .insertInto('resource_text')
      .values(LOCALE_CODES.map((locale) => ({ resource_id, locale, ...resource.texts[locale] })))
      .execute();
  });
};

/** Desk/EndResource. @throws RequestError 409 `resourceMoved` */
const endResource: ApiHandler = async (c) => {
  const { id, version } = await readJson(c.req.raw, endResourceBody);
  return changeOffice(c, { entityId: id, kind: 'removed' }, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('resource')
      .set({ ended_at: now().toISOString(), version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new RequestError(409, 'resourceMoved');
  });
};

/** Desk/AddHours. @throws RequestError 404 for a resource that has ended */
const addHours: ApiHandler = async (c) => {
  const { resource, weekdays, inRamadan, opens, closes, firstDay, lastDay } = await readJson(
    c.req.raw,
    hoursBody,
  );
  return changeOffice(c, { entityId: resource, kind: 'configured' }, async (tx) => {
    const known = await readResources(tx, toDay(now()));
    if (!known.some(({ id }) => id === resource)) throw new RequestError(404, 'notFound');
    await tx
      .insertInto('resource_hours')
      .values({
        id: uuidv7(),
        resource_id: resource,
        weekdays: [...new Set(weekdays)].sort().join(''),
        in_ramadan: inRamadan ? 1 : 0,
        opens,
        closes,
        first_day: firstDay,
        last_day: lastDay ?? null,
      })
      .execute();
  });
};

/** Desk/EndHours: from tomorrow on they offer no time. @throws RequestError 404 */
const endHours: ApiHandler = async (c) => {
  const { id } = await readJson(c.req.raw, endHoursBody);
  const today = toDay(now());
  return changeOffice(c, { entityId: id, kind: 'removed' }, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('resource_hours')
      .set({ last_day: today })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('last_day', 'is', null), eb('last_day', '>', today)]))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new RequestError(404, 'notFound');
  });
};

export const RESOURCE_HANDLERS = {
  listResources,
  saveResource,
  endResource,
  addHours,
  endHours,
} satisfies Partial<Record<keyof typeof SLOT_ENDPOINTS, ApiHandler>>;
