import 'server-only';
import { endPermitBody } from '@/lib/admin/exceptions/schemas';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { yearInForce } from '@/lib/server/award/read-edition';
import { findRequest } from '@/lib/server/award/requests';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { sendPermit } from './open-form';
import { isHidden } from './permit-handlers';

/**
 * Desk/EndPermit: one person ends a confirmed permit before its hour, because it only takes back what two have given.
 * The reason is stored below that of the permit, as there is a row for each permit and the trail has no texts.
 * @throws RequestError 404, 409 `requestMoved` if it does not hold now, 422
 */
export const endPermit: ApiHandler = async (c) => {
  const { id, reason } = await readJson(c.req.raw, endPermitBody);
  const actor = c.get('caller').subject;
  const at = now();
  // A permit still holds at its last moment.
  const until = new Date(at.getTime() - 1).toISOString();
  await inTransaction(await openDatabase(), async (tx) => {
    const permit = await tx
      .selectFrom('award_permit')
      .selectAll()
      .where('id', '=', id)
      .where('edition', '=', yearInForce())
      .executeTakeFirst();
    if (!permit) throw new RequestError(404, 'notFound');
    const { kind, subject, confirmed_at, used_at, ended_at } = permit;
    const request = await findRequest(tx, subject);
    if (await isHidden(tx, { subject, request }, actor)) throw new RequestError(404, 'notFound');
    const isUsedUp = kind === 'resubmit' && used_at !== null;
    // A parallel call may have ended it a moment after this one arrived, which its hour alone would not show.
    if (confirmed_at === null || isUsedUp || ended_at !== null || permit.until < at.toISOString())
      throw new RequestError(409, 'requestMoved');
    const change = { until, reason: `${permit.reason}\n${reason}`, ended_at: at.toISOString() };
    await tx.updateTable('award_permit').set(change).where('id', '=', id).execute();
    const event = { entity: 'permit', entityId: id, kind: 'permitEnded', actor, at } as const;
    await recordEvent(tx, { ...event, data: { kind, until: permit.until } });
    if (request) await sendPermit(tx, { permit: { ...permit, ...change }, request, at }, 'ended');
  });
  return c.json({ data: { id } });
};
