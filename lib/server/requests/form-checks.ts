import 'server-only';
import { APPOINTMENT_TOPICS } from '@/lib/requests/appointment-topics';
import type { FormId } from '@/lib/requests/forms';
import type { Check } from '@/lib/server/forms/store-request';
import { isUsed, NUMBER_FIELDS } from '@/lib/server/requests/creatives/used-numbers';

/** A topic is one of those that GetTopics lists. */
const checkTopic: Check = async ({ topic }): Promise<Record<string, string>> =>
  APPOINTMENT_TOPICS.some(({ id }) => String(id) === topic) ? {} : { topic: 'choice' };

/** A commercial registration or licence has one open application at a time. */
const checkNumbers: Check = async (data, db) => {
  const faults: Record<string, string> = {};
  for (const name of NUMBER_FIELDS) {
    const number = data[name];
    if (typeof number === 'string' && (await isUsed(db, { name, number }))) faults[name] = 'used';
  }
  return faults;
};

/** What the definitions of forms cannot say: looked up when a form arrives, after its own rules. */
export const FORM_CHECKS: Partial<Record<FormId, Check>> = {
  appointment: checkTopic,
  creatives: checkNumbers,
};
