import { getSecCode } from '@/lib/bot-check/sec-code';
import type { Receipt } from '@/lib/contract/schemas/scholarship';
import { callEndpoint } from '@/lib/gateway/client';
import type { RegistrationAnswers } from './registration-answers';
import { toPayload } from './registration-payload';

/**
 * Registers the researcher.
 * @returns reference number and status; the same number however often it is sent (decision 14)
 * @throws ApiFailure; its `fields` name what the server found wrong
 */
export async function sendRegistration(answers: RegistrationAnswers): Promise<Receipt['data']> {
  const secCode = await getSecCode('login');
  const { data } = await callEndpoint('registerResearcher', { json: toPayload(answers), secCode });
  return data;
}
