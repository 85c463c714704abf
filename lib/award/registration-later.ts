import type { Faults } from '@/lib/forms/form-definition';
import { fetchRules, judgeLater, sendLater } from '@/lib/forms/later';
import type { Receipt } from '@/lib/forms/receipt';
import { toDay } from '@/lib/i18n/format';
import { registrationForm } from './definitions/registration';
import type { RegistrationAnswers, RegistrationFaults } from './registration-answers';

const loadFailure = () => import('./registration-failure');

/** Fetches what the form needs later while the person is typing. */
export async function fetchLaterParts(): Promise<void> {
  await Promise.allSettled([fetchRules(), loadFailure()]);
}

/** What is wrong with the answers, by the rules of both sides. */
export function judgeAnswers(answers: RegistrationAnswers): Promise<Faults> {
  return judgeLater(registrationForm, answers, toDay(new Date()));
}

/** The faults that the server found in what was sent. */
export async function readFaults(error: unknown): Promise<RegistrationFaults> {
  return (await loadFailure()).readServerFaults(error);
}

/**
 * Registers the researcher.
 * @returns the reference number, the same one however often it is sent
 * @throws ApiFailure; its `fields` name what the server found wrong
 */
export function sendAnswers(answers: RegistrationAnswers): Promise<Receipt> {
  return sendLater(registrationForm, answers);
}
