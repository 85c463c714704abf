import { ApiFailure } from '@/lib/api/api-failure';
import { sendLater } from '@/lib/forms/later';
import type { Receipt } from '@/lib/forms/receipt';
import { fetchSession } from './client-queries';
import { submissionForm } from './definitions/submission';
import type { SubmissionValues } from './submission-values';

/** How far a submission is: the bot check first, then the files on their way, then the server's own work. */
export interface Progress {
  stage: 'preparing' | 'sending' | 'checking';
  /** Part of the body that has left, 0 to 1. */
  fraction: number;
}

interface Options {
  signal: AbortSignal;
  onProgress(progress: Progress): void;
  /** After a session that ended: who must be signed in again, so that nobody sends for someone else. */
  expectedName?: string | undefined;
}

/**
 * Sends the submission: bot check, then one multipart post (SUB-01).
 * @throws ApiFailure as `uploadForm` does, and `otherPerson` when someone else is signed in now; AbortError
 * when `signal` ends it
 */
export async function sendSubmission(
  values: SubmissionValues,
  { signal, onProgress, expectedName }: Options,
): Promise<Receipt> {
  if (expectedName !== undefined) await requirePerson(expectedName, signal);
  const { chosenNames: _, ...answers } = values;
  const tell = (fraction: number) => onProgress({ stage: fraction < 1 ? 'sending' : 'checking', fraction });
  return sendLater(submissionForm, answers, tell, signal);
}

async function requirePerson(name: string, signal: AbortSignal): Promise<void> {
  const session = await fetchSession(signal);
  if (!session.signedIn) throw new ApiFailure(401, 'sessionEnded', '');
  if (session.name !== name) throw new ApiFailure(409, 'otherPerson', '');
}
