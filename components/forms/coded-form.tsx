'use client';

import type { FormEvent, ReactNode } from 'react';
import type { Endpoint } from '@/lib/api/contract/endpoint';
import { CODE_FIELD } from '@/lib/forms/no-javascript/no-javascript-address';

interface Props {
  address: string;
  endpoint: Endpoint;
  className?: string;
  hasFiles?: boolean;
  children: ReactNode;
}

/** If no code can be fetched, the confirmation page asks for it instead. */
async function sendWithCode(form: HTMLFormElement, endpoint: Endpoint): Promise<void> {
  try {
    const { getSecCode } = await import('@/lib/api/bot-check/sec-code');
    const field = Object.assign(document.createElement('input'), { type: 'hidden', name: CODE_FIELD });
    field.value = await getSecCode(endpoint);
    form.append(field);
  } finally {
    form.submit();
  }
}

/** A plain post that includes its bot-check code if scripts run, so that users need not confirm it. */
export function CodedForm({ address, endpoint, className, hasFiles = false, children }: Props) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sendWithCode(event.currentTarget, endpoint).catch(() => undefined);
  };
  return (
    <form
      className={className}
      method="post"
      action={address}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      onSubmit={send}
    >
      {children}
    </form>
  );
}
