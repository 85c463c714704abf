'use client';

import { useSearchParams } from 'next/navigation';
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

/**
 * The step on which the person stands. It is mirrored in the address, and each step is an entry of the
 * history, so that Back and Forward, a reload and the language links keep it.
 * @returns `restoreStep` takes the step of a stored draft, which counts when the address named none
 */
export function useWizardStep() {
  const inAddress = parseStep(useSearchParams().get(PARAMETER));
  const [isOpen] = useState(inAddress === null);
  const [step, setStep] = useState<StepNumber>(inAddress ?? 1);
  useEffect(() => {
    const follow = () => setStep(parseStep(new URLSearchParams(window.location.search).get(PARAMETER)) ?? 1);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const showStep = useCallback((next: StepNumber, how: 'push' | 'replace' = 'push') => {
    writeStep(next, how);
    setStep(next);
  }, []);
  const restoreStep = useCallback(
    (kept: StepNumber) => {
      if (isOpen) showStep(kept, 'replace');
    },
    [isOpen, showStep],
  );
  return { step, showStep, restoreStep };
}
