'use client';

import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiFailure } from '@/lib/api/api-failure';
import { listFileFields, needsCheck } from '@/lib/forms/answers';
import { type FormValues, KEY_FIELD, listItems, newKey, toFieldFaults } from '@/lib/forms/browser-values';
import { listFileRefusals, markRefused } from '@/lib/forms/files/file-refusals';
import type { FormDefinition } from '@/lib/forms/form-definition';
import { sendLater } from '@/lib/forms/later';
import type { Receipt } from '@/lib/forms/receipt';

/** Where the person stands: filling in, looking it over, or done. */
type Stage = { name: 'fill' } | { name: 'check' } | { name: 'done'; receipt: Receipt };

/** Why sending failed: nobody answered, or the server refused and said why; `signIn` leads back to a session. */
export type SendFailure = { kind: 'unreachable' } | { kind: 'refused'; message: string; signIn?: string };

/** The page that signs on and leads back here, where the answers still are (FORMS-13). */
function getSignIn({ signIn }: FormDefinition): string | undefined {
  return signIn && `/${document.documentElement.lang}/sign-in?to=${signIn}`;
}

function readFailure(error: unknown, definition: FormDefinition): SendFailure {
  const isAnswer = error instanceof ApiFailure && error.status >= 400 && error.status < 500;
  if (!isAnswer) return { kind: 'unreachable' };
  const signIn = error.code === 'sessionEnded' ? getSignIn(definition) : undefined;
  return { kind: 'refused', message: error.message, ...(signIn ? { signIn } : {}) };
}

interface Options {
  definition: FormDefinition;
  form: UseFormReturn<FormValues>;
  /** Called when something is to be corrected: the summary takes the focus. */
  onHeldBack(): void;
  onReceived(): void;
}

/** What the buttons of a form do: check, change, send; once at a time, and with what the server found wrong. */
export function useSending({ definition, form, onHeldBack, onReceived }: Options) {
  const [stage, setStage] = useState<Stage>({ name: 'fill' });
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [progress, setProgress] = useState(0);
  const busy = useRef(false);

  function holdBack(error: unknown): void {
    const faults = error instanceof ApiFailure ? toFieldFaults(definition, error.fields) : {};
    if (error instanceof ApiFailure) showRefusals(error);
    for (const [name, message] of Object.entries(faults)) form.setError(name, { type: 'server', message });
    // Other answers under a name that is taken: the next try is a request of its own.
    if (error instanceof ApiFailure && error.code === 'alreadySent') form.setValue(KEY_FIELD, newKey());
    if (Object.keys(faults).length === 0) {
      setFailure(readFailure(error, definition));
      return;
    }
    setStage({ name: 'fill' });
    onHeldBack();
  }

  /** Marks the files that the server refused, in the list of their question. */
  function showRefusals({ fields }: ApiFailure): void {
    const slots = listFileFields(definition).map(({ name }) => name);
    const refusals = listFileRefusals(slots, fields);
    for (const slot of slots)
      form.setValue(slot, markRefused(listItems(form.getValues(), slot), slot, refusals));
  }

  async function send(): Promise<void> {
    setIsSending(true);
    setFailure(null);
    if (!form.getValues(KEY_FIELD)) form.setValue(KEY_FIELD, newKey());
    try {
      const receipt = await sendLater(definition, form.getValues(), setProgress);
      onReceived();
      setStage({ name: 'done', receipt });
    } catch (error) {
      holdBack(error);
    } finally {
      setIsSending(false);
    }
  }

  /** A second press does nothing while the first is being answered. */
  async function once(action: () => Promise<void>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    await action().finally(() => {
      busy.current = false;
    });
  }

  const submit = () =>
    once(async () => {
      if (stage.name === 'check') return send();
      if (!(await form.trigger())) return onHeldBack();
      if (needsCheck(definition)) setStage({ name: 'check' });
      else await send();
    });

  const change = () => {
    setFailure(null);
    setStage({ name: 'fill' });
  };
  return { stage, failure, isSending, progress, submit, change };
}
