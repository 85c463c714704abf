import 'server-only';
import { requestAnswer } from '@/lib/requests/answer-form';
import { openDatabase } from '@/lib/server/db/open';
import { changeStatus } from '@/lib/server/forms/change-status';
import { receiveMultipart } from '@/lib/server/forms/receive-submission';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { toFollowed } from './follow-request';
import { openRequest } from './open-request';

/**
 * Requests/Answer: the request returns to the staff with a text and files, and its clock runs again. @throws
 * RequestError 404 `requestUnknown`; 409 `requestMoved`; 422 `note` or `answerFiles`
 */
export const answerServiceRequest: ApiHandler = async (c) => {
  const db = await openDatabase();
  const caller = c.get('caller');
  const actor = caller.kind === 'person' ? caller.subject : null;
  const { answered, claim } = await receiveMultipart(c, requestAnswer, {
    async store({ referenceNumber, contact, note }, files) {
      const claim = { referenceNumber: String(referenceNumber), contact: String(contact ?? '') };
      const { id } = await openRequest(db, claim, caller);
      const change = { requestId: id, to: 'underReview', by: 'sender', actor, files } as const;
      return { answered: await changeStatus(db, { ...change, note: String(note) }), claim };
    },
  });
  return c.json({ data: await toFollowed(db, answered, c, claim.contact) });
};
