'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiFailure } from '@/lib/api/api-failure';
import { myRequestQuery } from '@/lib/award/client-queries';
import type { Progress } from '@/lib/award/send-submission';
import type { SubmissionValues } from '@/lib/award/submission-values';
import type { Receipt } from '@/lib/forms/receipt';
import type { Locale } from '@/lib/i18n/locales';

interface Options {
  locale: Locale;
  /** Name of the person whose form this is. */
  personName: string;
  onReceived(): void;
  onFailed(failure: ApiFailure): void;
}

type Failure = ApiFailure | 'stopped';

/** Code of the API for a request that is complete already. */
const COMPLETED = 'awardCompleted';

/** Sends the submission, once at a time; tells how far it is; can be stopped. */
export function useSubmission({ locale, personName, onReceived, onFailed }: Options) {
  const client = useQueryClient();
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [receipt, setReceipt] = useState<Receipt | null>(null);

  async function settle(found: Failure): Promise<void> {
    if (found !== 'stopped' && found.code === COMPLETED) {
      // The gate reads the request again and shows that everything has been received.
      return client.resetQueries(myRequestQuery(locale));
    }
    setFailure(found);
    if (found !== 'stopped') onFailed(found);
  }

  async function send(values: SubmissionValues): Promise<void> {
    // A second press while the first is on its way sends nothing.
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const expectedName = isSessionEnd(failure) ? personName : undefined;
    setFailure(null);
    setProgress({ stage: 'preparing', fraction: 0 });
    try {
      const { sendSubmission } = await import('@/lib/award/send-submission');
      const options = { signal: controller.signal, onProgress: setProgress, expectedName };
      const answer = await sendSubmission(values, options);
      onReceived();
      setReceipt(answer);
    } catch (error) {
      await settle(toFailure(error));
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return { send, stop: () => running.current?.abort(), progress, failure, receipt };
}

function isSessionEnd(failure: Failure | null): boolean {
  return failure instanceof ApiFailure && failure.code === 'sessionEnded';
}

/** What went wrong; a fault of ours counts as a failed call, so that the person is not left without a word. */
function toFailure(error: unknown): Failure {
  if (error instanceof ApiFailure) return error;
  return error instanceof Error && error.name === 'AbortError' ? 'stopped' : new ApiFailure(0, 'http', '');
}
