'use client';

import { useCallback, useEffect, useState } from 'react';
import { parseStep, type StepNumber } from '@/lib/award/registration-steps';

const PARAMETER = 'step';

function writeStep(step: StepNumber, how: 'push' | 'replace'): void {
  const url = new URL(window.location.href);
  url.searchParams.set(PARAMETER, String(step));
  url.hash = '';
  if (how === 'push') window.history.pushState(null, '', url);
  else window.history.replaceState(null, '', url);
}

function readStep(): StepNumber | null {
  return parseStep(new URLSearchParams(window.location.search).get(PARAMETER));
}

/**
 * The step on which the person stands. It is mirrored in the address, and each step is an entry of the
 * history, so that Back and Forward, a reload and the language links keep it.
 * @param firstStep what the server read in the address, so that it draws that step
 * @returns `restoreStep` takes the step of a stored draft, which counts when the address named none
 */
export function useWizardStep(firstStep: StepNumber | null) {
  const [step, setStep] = useState<StepNumber>(firstStep ?? 1);
  useEffect(() => {
    const follow = () => setStep(readStep() ?? 1);
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const showStep = useCallback((next: StepNumber, how: 'push' | 'replace' = 'push') => {
    writeStep(next, how);
    setStep(next);
  }, []);
  const restoreStep = useCallback(
    (kept: StepNumber) => {
      if (readStep() === null) showStep(kept, 'replace');
    },
    [showStep],
  );
  return { step, showStep, restoreStep };
}
