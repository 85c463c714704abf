'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { myRequestQuery } from '@/lib/award/client-queries';
import { type Progress, sendSubmission } from '@/lib/award/send-submission';
import type { SubmissionValues } from '@/lib/award/submission-values';
import { ApiFailure } from '@/lib/gateway/api-failure';
import type { Locale } from '@/lib/i18n/locales';

interface Options {
  locale: Locale;
  /** Name of the person whose form this is. */
  personName: string;
  onReceived(): void;
  onFailed(failure: ApiFailure): void;
}

/** Code of the API for a request that is complete already. */
const COMPLETED = 'awardCompleted';

/** Sends the submission, once at a time; tells how far it is; can be stopped. */
export function useSubmission({ locale, personName, onReceived, onFailed }: Options) {
  const client = useQueryClient();
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failure, setFailure] = useState<ApiFailure | 'stopped' | null>(null);

  const mutation = useMutation({
    mutationFn: ({ values, signal }: { values: SubmissionValues; signal: AbortSignal }) =>
      sendSubmission(values, {
        signal,
        onProgress: setProgress,
        expectedName: isSessionEnd(failure) ? personName : undefined,
      }),
    onSuccess: onReceived,
    onError: async (error) => {
      const found = toFailure(error);
      if (found !== 'stopped' && found.code === COMPLETED) {
        await client.resetQueries(myRequestQuery(locale));
        return;
      }
      setFailure(found);
      if (found !== 'stopped') onFailed(found);
    },
    onSettled: () => {
      running.current = null;
      setProgress(null);
    },
  });

  function send(values: SubmissionValues): void {
    // A second press while the first is on its way sends nothing.
    if (running.current) return;
    running.current = new AbortController();
    setFailure(null);
    mutation.mutate({ values, signal: running.current.signal });
  }

  return { send, stop: () => running.current?.abort(), progress, failure, receipt: mutation.data?.data };
}

function isSessionEnd(failure: ApiFailure | 'stopped' | null): boolean {
  return failure instanceof ApiFailure && failure.code === 'sessionEnded';
}

/** What went wrong; a fault of ours counts as a failed call, so that the person is not left without a word. */
function toFailure(error: Error): ApiFailure | 'stopped' {
  if (error instanceof ApiFailure) return error;
  return error.name === 'AbortError' ? 'stopped' : new ApiFailure(0, 'http', '');
}
