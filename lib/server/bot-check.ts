import 'server-only';
import type { BotAction } from '@/lib/contract/endpoints';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { SEC_CODE_HEADER } from '@/lib/gateway/headers';
import type { ApiHandler, ApiMiddleware } from './api-context';
import { ApiFault } from './errors';
import { isCheckCode, verifyCheckCode } from './plain-forms/check-codes';
import { makeChallenge, proofOfWork } from './proof-of-work';

const verify = (code: string, action: BotAction) =>
  isCheckCode(code) ? verifyCheckCode(code, action) : proofOfWork.verify(code, action);

/**
 * Lets a request pass whose `SecCode` is the answer to a challenge of this action, or the code of a check page
 * that was made for it, used for the first time.
 * @throws ApiFault 403 `botCheck`; why exactly is nobody's business
 */
export function requireSecCode(action: BotAction): ApiMiddleware {
  return async (c, next) => {
    const code = c.req.header(SEC_CODE_HEADER);
    if (!code || !(await verify(code, action)).ok) throw new ApiFault(403, 'botCheck');
    await next();
  };
}

function isBotAction(action: string | undefined): action is BotAction {
  return Object.values(ENDPOINTS).some((row) => 'action' in row && row.action === action);
}

/** Hands out a challenge for the action in the query. */
export const answerChallenge: ApiHandler = async (c) => {
  const action = c.req.query('action');
  if (!isBotAction(action)) throw new ApiFault(404, 'notFound');
  return c.json(await makeChallenge(action));
};
