import { getSecCode } from '@/lib/bot-check/sec-code';
import { callEndpoint } from '@/lib/gateway/client';
import { type AwardReceipt, readReceipt } from './receipt';
import type { RegistrationAnswers } from './registration-answers';
import { toPayload } from './registration-payload';

/**
 * Registers the researcher.
 * @returns the reference number, the same one however often it is sent (REG-24)
 * @throws ApiFailure; its `fields` name what the server found wrong
 */
export async function sendRegistration(answers: RegistrationAnswers): Promise<AwardReceipt> {
  const secCode = await getSecCode('registerResearcher');
  return readReceipt(await callEndpoint('registerResearcher', { json: toPayload(answers), secCode }));
}
