'use client';

import { useCallback, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSending } from '@/components/award/sending/use-sending';
import { markTouched, useFormSubmission } from '@/components/forms/use-form-submission';
import { registrationForm } from '@/lib/award/definition/registration';
import type { FormValues } from '@/lib/forms/browser/browser-values';
import { findStepWith, listStepControls, parseStep } from '@/lib/forms/rules/steps';

const PARAMETER = 'step';

export const LAST_STEP = registrationForm.sections.length;

/**
 * Why the person could not continue; a new object each time, so that the summary takes the focus each time.
 */
export interface Refusal {
  reason: 'step' | 'save' | 'server';
}

function writeStep(step: number, how: 'push' | 'replace'): void {
  const url = new URL(window.location.href);
  url.searchParams.set(PARAMETER, String(step));
  url.hash = '';
  if (how === 'push') window.history.pushState(null, '', url);
  else window.history.replaceState(null, '', url);
}

function readStep(): number | null {
  return parseStep(registrationForm, new URLSearchParams(window.location.search).get(PARAMETER));
}

/**
 * The current step. It is mirrored in the address, and each step is a history entry, so that Back and
 * Forward, a reload and the language links preserve it.
 * @param firstStep the step that the server read in the address and renders
 * @param draftStep that of the draft on the server, which an address without a step shows
 * @returns `restoreStep` sets the step of a stored draft, which applies if the address contained none
 */
export function useWizardStep(firstStep: number | null, draftStep: number) {
  const [step, setStep] = useState(firstStep ?? draftStep);
  useEffect(() => {
    const follow = () => setStep(readStep() ?? draftStep);
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [draftStep]);
  const showStep = useCallback((next: number, how: 'push' | 'replace' = 'push') => {
    writeStep(next, how);
    setStep(next);
  }, []);
  const restoreStep = useCallback(
    (kept: number) => {
      if (readStep() === null) showStep(kept, 'replace');
    },
    [showStep],
  );
  return { step, showStep, restoreStep };
}

interface Options {
  form: UseFormReturn<FormValues>;
  steps: ReturnType<typeof useWizardStep>;
  onReceived(): void;
}

/** The actions of the wizard: continue, go back, jump, save. */
export function useWizard({ form, steps: { step, showStep }, onReceived }: Options) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { send, mutation } = useSending(registrationForm);
  const submission = useFormSubmission({
    definition: registrationForm,
    form,
    send,
    onReceived,
    onHeldBack: (invalid, foundBy) => {
      const first = findStepWith(registrationForm, invalid);
      if (first && first !== step) showStep(first);
      setRefusal({ reason: foundBy === 'server' ? 'server' : 'save' });
    },
  });

  const goTo = (next: number) => {
    setRefusal(null);
    submission.change();
    showStep(next);
  };
  const goOn = async () => {
    const names = listStepControls(registrationForm, step);
    markTouched(form, names);
    if (await form.trigger(names)) goTo(step + 1);
    else setRefusal({ reason: 'step' });
  };
  return { refusal, goTo, goOn, submission, mutation };
}
