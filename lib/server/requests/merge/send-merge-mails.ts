import 'server-only';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { loadRequestNames } from '@/lib/requests/request-names';
import type { Database } from '@/lib/server/db/open';
import { readSharedTime } from '@/lib/server/db/shared-time';
import { findRequestById } from '@/lib/server/forms/find-request';
import { enqueueMail } from '@/lib/server/mail/enqueue-mail';
import { describeMerge, findTarget } from './find-merged';

/** Tells the sender of a merged request once under which number it is continued. */
async function sendMergeMail(database: Database, id: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    const merge = await tx
      .updateTable('request_merge')
      .set({ is_told: 1 })
      .where('request_id', '=', id)
      .where('is_told', '=', 0)
      .returning('version')
      .executeTakeFirst();
    const request = merge && (await findRequestById(tx, id));
    const survivor = merge && (await findTarget(tx, id));
    if (!request || !survivor) return;
    const names = await loadRequestNames(request.locale);
    await enqueueMail(tx, {
      key: `merged:${id}:${merge.version}`,
      kind: 'merged',
      to: request.contact_email ?? '',
      locale: request.locale,
      data: {
        service: names.form(survivor.form),
        referenceNumber: survivor.reference_number,
        at: now().toISOString(),
        note: await describeMerge(request, survivor),
        path: `/${request.locale}/requests`,
      },
    });
  });
}

/** Sends the mails of merges that can no longer be undone. */
export async function sendMergeMails(database: Database): Promise<void> {
  const due = await database
    .selectFrom('request_merge')
    .select('request_id')
    .where('is_told', '=', 0)
    .where('until', '<=', (await readSharedTime(database)).toISOString())
    .execute();
  for (const { request_id } of due) await sendMergeMail(database, request_id);
}
