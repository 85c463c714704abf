'use client';

import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { untilReleased } from '@/components/forms/pointer-press';
import type { FormField, Verdict } from '@/lib/forms/form-definition';

/** Whoever stops typing for this long is taken to have finished the answer. */
const PAUSE_MS = 800;

const typedIn = ({ target }: SyntheticEvent | { target: unknown }) => (target as HTMLInputElement).value;

/**
 * Asks a field's check when its answer has been left, or typing has paused. Nothing is told while the call is on its
 * way or when it fails: the API judges the answer on sending anyway.
 * @returns what the form library's control needs, and the verdict on what stands in the control now
 */
export function useFieldCheck(field: FormField, register: UseFormRegisterReturn) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const asked = useRef('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const first = useRef(ask);
  useEffect(() => {
    // What was answered and left before the script came has been left all the same.
    const control = document.getElementById(field.name) as HTMLInputElement | null;
    if (control?.value && control !== document.activeElement) void first.current(control.value);
    return () => clearTimeout(pause.current);
  }, [field.name]);

  async function ask(answer: string): Promise<void> {
    clearTimeout(pause.current);
    if (answer === asked.current) return;
    asked.current = answer;
    try {
      const { askCheck } = await import('@/lib/forms/ask-check');
      const found = await askCheck(field, answer);
      await untilReleased();
      if (asked.current === answer) setVerdict(found);
    } catch {
      // Leaving the field once more asks again.
      if (asked.current === answer) asked.current = '';
    }
  }

  function forget(answer: string): void {
    clearTimeout(pause.current);
    asked.current = '';
    setVerdict(null);
    pause.current = setTimeout(() => void ask(answer), PAUSE_MS);
  }

  const checked: UseFormRegisterReturn = {
    ...register,
    onChange(event) {
      forget(typedIn(event));
      return register.onChange(event);
    },
    onBlur(event) {
      void ask(typedIn(event));
      return register.onBlur(event);
    },
  };
  return { register: checked, verdict };
}
