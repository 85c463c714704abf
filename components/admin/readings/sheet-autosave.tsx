'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { readSheet } from '@/lib/admin/readings/read-sheet';
import { READING_ENDPOINTS } from '@/lib/admin/readings/reading-endpoints';

const PAUSE_MS = 1500;

interface Props extends ComponentProps<'form'> {
  texts: { saving: string; saved: string; failed: string };
}

type State = keyof Props['texts'] | null;

const readTexts = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Saves the sheet and notes the time in its form, so that the next save continues from it. */
async function save(form: HTMLFormElement): Promise<void> {
  const { callEndpoint } = await import('@/lib/api/client');
  const { data } = await callEndpoint(READING_ENDPOINTS.saveSheet, { json: readSheet(readTexts(form)) });
  const time = form.elements.namedItem('savedAt');
  if (time instanceof HTMLInputElement) time.value = data.savedAt;
}

/** A form that saves itself after each pause in typing; without script its button saves it. */
export function SheetAutosave({ texts, children, ...props }: Props) {
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
        await save(form);
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
    return () => {
      window.clearTimeout(timer);
      form.removeEventListener('input', change);
      form.removeEventListener('submit', submit);
    };
  }, []);
  return (
    <form {...props} ref={ref}>
      {children}
      <p role="status" data-state={state ?? undefined}>
        {state ? texts[state] : null} {state === 'failed' ? reason : null}
      </p>
    </form>
  );
}
