'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';

const PAUSE_MS = 1500;

export interface AutosaveProps extends ComponentProps<'form'> {
  texts: { saving: string; saved: string; failed: string };
}

interface Props extends AutosaveProps {
  /** Saves the form, and notes in it what the next save continues from. The same function in every rendering. */
  save(texts: URLSearchParams, form: HTMLFormElement): Promise<void>;
}

type State = keyof Props['texts'] | null;

/** The texts of a form, by the names of its controls. */
export const readTexts = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** True for a field that differs from what the server sent. */
const isTyped = (field: Element) =>
  ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
    field.value !== field.defaultValue) ||
  (field instanceof HTMLInputElement && field.checked !== field.defaultChecked);

/** A form that saves itself after each pause in typing; without script its button saves it. */
export function AutosaveForm({ texts, save, children, ...props }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>(null);
  const [reason, setReason] = useState('');
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    let timer: number | undefined;
    let running: Promise<void> | null = null;
    let isChanged = false;
    const run = async () => {
      isChanged = false;
      setState('saving');
      try {
        await save(readTexts(form), form);
        setState('saved');
      } catch (error) {
        setReason(error instanceof Error ? error.message : '');
        setState('failed');
      }
      running = null;
      if (isChanged) schedule();
    };
    const schedule = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (!running) running = run();
      }, PAUSE_MS);
    };
    const change = () => {
      isChanged = true;
      schedule();
    };
    // A post would be refused if a save is stored after the form was read.
    const submit = (event: SubmitEvent) => {
      window.clearTimeout(timer);
      isChanged = false;
      if (!running) return;
      event.preventDefault();
      void running.then(() => form.requestSubmit(event.submitter));
    };
    form.addEventListener('input', change);
    form.addEventListener('submit', submit);
    // Typed before the script had loaded.
    if ([...form.elements].some(isTyped)) change();
    return () => {
      window.clearTimeout(timer);
      form.removeEventListener('input', change);
      form.removeEventListener('submit', submit);
    };
  }, [save]);
  return (
    <form {...props} ref={ref}>
      {children}
      <p role="status" data-state={state ?? undefined}>
        {state ? texts[state] : null} {state === 'failed' ? reason : null}
      </p>
    </form>
  );
}
