import 'server-only';
import { chooseBody } from '@/lib/requests/slots/schemas';
import { openDatabase } from '@/lib/server/db/open';
import { writeChange } from '@/lib/server/forms/change-status';
import { findRequestById } from '@/lib/server/forms/find-request';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { toFollowed } from '@/lib/server/requests/follow-request';
import { openRequest } from '@/lib/server/requests/open-request';
import { approvalData, takingSlots } from './book-slot';
import { takeCells } from './free-slots';
import { readOffers } from './offers';

/**
 * MinsterAppointment/Choose: the staff has agreed to every time that it offered, so the choice approves the
 * appointment.
 * @throws RequestError 404; 409 `offerOver`
 */
export const chooseAppointment: ApiHandler = async (c) => {
  const { referenceNumber, offer } = await readJson(c.req.raw, chooseBody);
  const db = await openDatabase();
  const caller = c.get('caller');
  const opened = await openRequest(db, { referenceNumber }, caller);
  const chosen = await takingSlots(db, opened, c.get('locale'), async (tx) => {
    const request = await findRequestById(tx, opened.id);
    const found = (await readOffers(tx, opened.id)).find(({ id }) => id === offer);
    if (!request || !found) throw new RequestError(409, 'offerOver');
    const { id: _id, expiresAt: _expiresAt, ...slot } = found;
    const change = { requestId: request.id, to: 'approved', by: 'sender', actor: caller.subject } as const;
    // The transition frees the cells of the old time and of all offers; those of the chosen one are taken again.
    const changed = await writeChange(tx, request, { ...change, data: approvalData(slot) });
    await takeCells(tx, request.id, slot);
    return changed;
  });
  return c.json({ data: await toFollowed(db, chosen, c) });
};
