import 'server-only';
import { uuidv7 } from 'uuidv7';
import { now } from '@/lib/env/clock';
import { isFinal } from '@/lib/forms/definition/transitions';
import { endOfDay, toDay } from '@/lib/i18n/format';
import { loadRequestNames } from '@/lib/requests/request-names';
import { offerBody } from '@/lib/requests/slots/schemas';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { enqueueMail } from '@/lib/server/mail/enqueue-mail';
import { openAsStaff } from '@/lib/server/requests/work/open-as-staff';
import { takingSlots } from './book-slot';
import { checkSlot, takeCells } from './free-slots';

const refuse = (field: 'slots' | 'until', code: string) =>
  new RequestError(422, 'validation', { fields: { [field]: code } });

/**
 * Desk/OfferSlots: holds times until the end of a day, which is before the first of them. They replace earlier offers;
 * the time of an approved appointment stays until its sender chooses.
 * @throws RequestError 404; 422 `slots`, `until`; 409 `requestMoved` or `slotTaken`
 */
export const offerSlots: ApiHandler = async (c) => {
  const { id, version, slots: choices, until } = await readJson(c.req.raw, offerBody);
  const db = await openDatabase();
  const { request, view } = await openAsStaff(c, db, id);
  if (request.workflow !== 'appointment') throw new RequestError(404, 'notFound');
  if (until < toDay(now())) throw refuse('until', 'tooEarly');
  const slots = await Promise.all(choices.map((choice) => checkSlot(db, request, choice)));
  slots.sort((left, right) => left.startsAt.localeCompare(right.startsAt));
  if (until >= toDay(new Date(slots[0]?.startsAt ?? 0))) throw refuse('until', 'pattern');
  const expires_at = endOfDay(until);
  const names = await loadRequestNames(request.locale);
  await takingSlots(db, request, c.get('locale'), async (tx) => {
    const at = now();
    const changed = await tx
      .updateTable('service_request')
      .set({ version: version + 1, updated_at: at.toISOString() })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('status')
      .executeTakeFirst();
    if (!changed || isFinal('appointment', changed.status)) throw new RequestError(409, 'requestMoved');
    await tx.deleteFrom('appointment_offer').where('request_id', '=', id).execute();
    for (const slot of slots) {
      const offer = { id: uuidv7(), request_id: id, starts_at: slot.startsAt, expires_at };
      await tx
        .insertInto('appointment_offer')
        .values({ ...offer, slot: JSON.stringify(slot) })
        .execute();
      await takeCells(tx, id, slot, offer.id);
    }
    const data = { times: slots.length };
    await recordEvent(tx, {
      entity: 'service_request',
      entityId: id,
      kind: 'offered',
      actor: view.subject,
      at,
      data,
    });
    await enqueueMail(tx, {
      key: `offered:${id}:${version + 1}`,
      to: request.contact_email ?? '',
      locale: request.locale,
      kind: 'offered',
      data: {
        service: names.form(request.form),
        referenceNumber: request.reference_number,
        at: at.toISOString(),
        times: slots.map(({ startsAt }) => startsAt),
        chooseBy: expires_at,
        path: `/${request.locale}/requests`,
      },
    });
  });
  return c.json({ data: { saved: true } });
};
