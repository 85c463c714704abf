import type { AwardReceipt } from './receipt';
import type { RegistrationAnswers } from './registration-answers';
import type { RegistrationFaults } from './registration-faults';

/*
 * What the form needs only once somebody uses it: the rules with zod, the client with ky, the bot check.
 * They are no part of what a slow network must fetch before the form appears.
 */
const loadRules = () => import('./registration-faults');
const loadSending = () => import('./registration-send');
const loadFailure = () => import('./registration-failure');

/**
 * Fetches them while the person is typing: when the connection breaks later, trying again needs nothing but
 * the call itself.
 */
export async function fetchLaterParts(): Promise<void> {
  await Promise.allSettled([loadRules(), loadSending(), loadFailure()]);
}

/** What is wrong with the answers, by the rules of both sides. */
export async function judgeAnswers(answers: RegistrationAnswers): Promise<RegistrationFaults> {
  return (await loadRules()).findFaults(answers);
}

/** The faults that the server found in what was sent. */
export async function readFaults(error: unknown): Promise<RegistrationFaults> {
  return (await loadFailure()).readServerFaults(error);
}

/** Registers the researcher; throws ApiFailure. */
export async function sendAnswers(answers: RegistrationAnswers): Promise<AwardReceipt> {
  return (await loadSending()).sendRegistration(answers);
}
