'use client';

import type { FormEvent, ReactNode } from 'react';
import type { Endpoint } from '@/lib/api/contract/endpoint';
import { CODE_FIELD } from '@/lib/forms/no-javascript/no-javascript-address';

interface Props {
  /** The address of a no-JavaScript form (`noJavaScriptAddress`). */
  address: string;
  /** The endpoint that the form's answers go to. */
  endpoint: Endpoint;
  className?: string;
  children: ReactNode;
}

/** Fetches a code for the form and sends it; where none can be had, the page that asks to confirm does instead. */
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

/** A plain post that brings its bot-check code along where scripts run, so that nobody has to confirm it. */
export function CodedForm({ address, endpoint, className, children }: Props) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sendWithCode(event.currentTarget, endpoint).catch(() => undefined);
  };
  return (
    <form className={className} method="post" action={address} onSubmit={send}>
      {children}
    </form>
  );
}
