'use client';

import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type FormValues, KEY_FIELD, newKey } from '@/lib/forms/browser/browser-values';
import { loadSendForm } from '@/lib/forms/browser/later';
import type { Receipt } from '@/lib/forms/browser/receipt';
import type { Refusal, SendFailure } from '@/lib/forms/browser/send-form';
import type { Questions } from '@/lib/forms/definition/form-definition';

/** The stage of the form: filling in, checking the answers, or done. */
type Stage = { name: 'fill' } | { name: 'check' } | { name: 'done'; receipt: Receipt };

const UNREACHABLE: Refusal = {
  errors: {},
  items: {},
  failure: { kind: 'unreachable', message: '' },
  key: null,
};

/** Sends the answers; `onProgress` receives the uploaded fraction of the files, 0 to 1. @throws ApiFailure */
export type Send = (
  values: FormValues,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
) => Promise<Receipt>;

interface Options {
  definition: Questions;
  form: UseFormReturn<FormValues>;
  /** Whether the answers are shown for checking before they are sent. */
  hasCheck?: boolean;
  /** Called when the rules or the server found errors: the summary takes the focus. */
  onHeldBack(invalid: readonly string[], foundBy: 'rules' | 'server'): void;
  onReceived(): void;
  /** Sends the form if a page has a different way of sending; by default `sendForm`. */
  send?: Send;
  /** Called before a retry; an exception counts as a failure too. */
  onRetry?(failure: SendFailure, signal: AbortSignal): Promise<void>;
}

/** Check, change, send, stop. Only one runs at a time. */
export function useFormSubmission({
  definition,
  form,
  hasCheck = false,
  onHeldBack,
  onReceived,
  onRetry,
  send = async (...call) => (await loadSendForm()).sendForm(definition, ...call),
}: Options) {
  const [stage, setStage] = useState<Stage>({ name: 'fill' });
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [progress, setProgress] = useState(0);
  const busy = useRef<AbortController | null>(null);
  const isReceived = useRef(false);

  /** If the script that reads errors cannot be fetched, the server counts as unreachable. */
  async function holdBack(error: unknown): Promise<void> {
    const submission = await loadSendForm().catch(() => null);
    const {
      errors,
      items,
      failure: found,
      key,
    } = submission ? submission.readRefusal(definition, form.getValues(), error) : UNREACHABLE;
    for (const [name, marked] of Object.entries(items)) form.setValue(name, marked);
    for (const [name, message] of Object.entries(errors)) form.setError(name, { type: 'server', message });
    if (key) form.setValue(KEY_FIELD, key);
    setFailure(found);
    if (found) return;
    setStage({ name: 'fill' });
    onHeldBack(Object.keys(errors), 'server');
  }

  async function validate(): Promise<boolean> {
    if (await form.trigger()) return true;
    const invalid = Object.keys(form.getValues()).filter((name) => form.getFieldState(name).error);
    markTouched(form, invalid);
    onHeldBack(invalid, 'rules');
    return false;
  }

  /** Pressing again has no effect while a request is pending or after it was received. */
  async function submit(): Promise<void> {
    if (busy.current || isReceived.current) return;
    const controller = new AbortController();
    busy.current = controller;
    try {
      if (stage.name === 'fill' && !(await validate())) return;
      if (stage.name === 'fill' && hasCheck) return setStage({ name: 'check' });
      setIsSubmitting(true);
      setFailure(null);
      setProgress(0);
      if (!form.getValues(KEY_FIELD)) form.setValue(KEY_FIELD, newKey());
      if (failure) await onRetry?.(failure, controller.signal);
      const receipt = await send(form.getValues(), setProgress, controller.signal);
      isReceived.current = true;
      onReceived();
      setStage({ name: 'done', receipt });
    } catch (error) {
      await holdBack(error);
    } finally {
      busy.current = null;
      setIsSubmitting(false);
    }
  }

  /** Back to the questions; the result of the last attempt is discarded. */
  const change = () => {
    setFailure(null);
    setStage({ name: 'fill' });
  };
  const stop = () => busy.current?.abort();
  return { stage, failure, isSubmitting, progress, submit, change, stop };
}

/** From then on a message is updated with each change of its field, as if the user had left the field. */
export function markTouched(form: UseFormReturn<FormValues>, names: readonly string[]): void {
  for (const name of names) form.setValue(name, form.getValues(name), { shouldTouch: true });
}
