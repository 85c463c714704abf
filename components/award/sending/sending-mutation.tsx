'use client';

import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAwardPageData } from '@/components/award/gate/award-page-data';
import type { Send } from '@/components/forms/use-form-submission';
import { openQueryClient } from '@/lib/award/browser/query-client';
import { sendForm } from '@/lib/forms/browser/send-form';
import type { Questions } from '@/lib/forms/definition/form-definition';

interface Props {
  form: Questions;
  /** Called once with the function that sends the form. */
  onReady(send: Send): void;
}

/**
 * Sends one of the award's forms to the Scholarship API. It renders nothing; it is mounted with the first
 * attempt to send.
 */
export function SendingMutation({ form, onReady }: Props) {
  const { mutateAsync } = useMutation(
    {
      mutationKey: [form.endpoint.id],
      mutationFn: (call: Parameters<Send>) => sendForm(form, ...call),
      // The variables contain the files, so they are not kept after the response.
      gcTime: 0,
    },
    openQueryClient(useAwardPageData()),
  );
  useEffect(() => onReady((...call) => mutateAsync(call)), [mutateAsync, onReady]);
  return null;
}
