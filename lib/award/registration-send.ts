import type { Receipt } from '@/lib/contract/schemas/scholarship';
import { ApiFailure } from '@/lib/gateway/api-failure';
import type { RegistrationAnswers } from './registration-answers';
import { readServerFaults } from './registration-faults';
import { toPayload } from './registration-payload';

const loadClient = () => import('@/lib/gateway/client');
const loadBotCheck = () => import('@/lib/bot-check/sec-code');

/**
 * Fetches what sending and judging need, while the person is still typing: when the connection breaks later,
 * trying again needs nothing but the call itself.
 */
export async function warmUpSending(): Promise<void> {
  await Promise.allSettled([loadClient(), loadBotCheck(), import('@/lib/contract/schemas/scholarship')]);
}

/**
 * Registers the researcher.
 * @returns reference number and status; the same number however often it is sent (decision 14)
 * @throws ApiFailure; its `fields` name what the server found wrong
 */
export async function sendRegistration(answers: RegistrationAnswers): Promise<Receipt['data']> {
  const [{ callEndpoint }, { getSecCode }] = await Promise.all([loadClient(), loadBotCheck()]);
  const secCode = await getSecCode('login');
  const { data } = await callEndpoint('registerResearcher', { json: toPayload(answers), secCode });
  return data;
}

export type SaveFailure =
  | { kind: 'session' }
  | { kind: 'unreachable' }
  | { kind: 'refused'; message: string };

/**
 * What a failed save means to the person: sign in again, try again, or read why it was refused. Null when
 * the server named fields, because those messages stand at the fields.
 */
export function readSaveFailure(error: unknown): SaveFailure | null {
  if (error instanceof ApiFailure && Object.keys(readServerFaults(error.fields)).length > 0) return null;
  if (!(error instanceof ApiFailure) || error.status === 0) return { kind: 'unreachable' };
  if (error.code === 'sessionEnded') return { kind: 'session' };
  if (error.status >= 500) return { kind: 'unreachable' };
  return { kind: 'refused', message: error.message };
}
