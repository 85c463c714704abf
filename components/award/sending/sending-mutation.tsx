'use client';

import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useReading } from '@/components/award/gate/reading';
import type { Send } from '@/components/forms/use-form-submission';
import { openQueryClient } from '@/lib/award/browser/query-client';
import { sendForm } from '@/lib/forms/browser/send-form';
import type { Questions } from '@/lib/forms/definition/form-definition';

interface Props {
  form: Questions;
  /** Called once with what sends the form. */
  onReady(send: Send): void;
}

/** Sends one of the award's forms to the Scholarship API. It draws nothing; it is mounted with the first try to send. */
export function SendingMutation({ form, onReady }: Props) {
  const { mutateAsync } = useMutation(
    {
      mutationKey: [form.endpoint.id],
      mutationFn: (call: Parameters<Send>) => sendForm(form, ...call),
      // What was sent holds the files: nothing keeps it once the answer is there.
      gcTime: 0,
    },
    openQueryClient(useReading()),
  );
  useEffect(() => onReady((...call) => mutateAsync(call)), [mutateAsync, onReady]);
  return null;
}
