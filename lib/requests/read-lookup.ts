import 'server-only';
import type { FollowedRequest } from '@/lib/contract/schemas/service-requests';
import { readOutcome } from '@/lib/gateway/forms/read-outcome';
import type { Query } from '@/lib/routes/query-value';

/** What a look-up or a move of a request has left for its page. */
export interface Lookup {
  /** The request, where it was found. */
  found: FollowedRequest | null;
  /** What was typed; the contact opens the request for the next step as well. */
  typed: { referenceNumber: string; contact: string };
  /** Why nothing was found or done, in the reader's language. */
  message: string;
  /** What was asked for was a change, not the request itself. */
  isMove: boolean;
  /** The number was left out. */
  isNumberMissing: boolean;
}

const FIND = 'request-find';
const FORMS = [FIND, 'request-move', 'appointment-reschedule'];

/** Reads the outcome that the address names; null where there is none (any more). */
export async function readLookup(query: Query): Promise<Lookup | null> {
  const outcome = await readOutcome((query.sent ?? query.answers) as string | undefined);
  if (!outcome || !FORMS.includes(outcome.form)) return null;
  const texts = new URLSearchParams(outcome.texts);
  const answer = outcome.answer as { data: FollowedRequest } | undefined;
  return {
    found: answer?.data ?? null,
    typed: { referenceNumber: texts.get('referenceNumber') ?? '', contact: texts.get('contact') ?? '' },
    message: outcome.message ?? '',
    isMove: outcome.form !== FIND,
    isNumberMissing: 'referenceNumber' in outcome.faults,
  };
}
