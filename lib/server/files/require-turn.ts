import 'server-only';
import { RequestError } from '@/lib/server/http/errors';
import { tooManyRequests } from '@/lib/server/http/rate-limit';
import type { QueueRefusal } from './inspection-queue';

const RETRY_AFTER_SECONDS = 10;

/** For a file that cannot be examined now. @returns a 503 with Retry-After */
export const examineLater = (code: 'filesBusy' | 'unavailable') =>
  new RequestError(503, code, { headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } });

/** The result of an inspection queue. @throws RequestError 429 or 503 with Retry-After if it took no more files */
export function requireTurn<Result>(result: Result | QueueRefusal): Exclude<Result, QueueRefusal> {
  if (result === 'senderFull') throw tooManyRequests(RETRY_AFTER_SECONDS);
  if (result === 'queueFull') throw examineLater('filesBusy');
  return result as Exclude<Result, QueueRefusal>;
}
