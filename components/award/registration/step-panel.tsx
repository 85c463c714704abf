'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useErrorTitle } from '@/components/forms/use-error-title';
import { ErrorSummary } from '@/components/ui/error-summary';
import { getStep, listFields, type StepNumber } from '@/lib/award/registration-steps';
import { useFaultText } from './use-fault-text';
import type { WizardValues } from './use-registration-form';
import type { Refusal } from './use-wizard';
import styles from './wizard.module.css';

interface Props {
  step: StepNumber;
  refusal: Refusal | null;
  children: ReactNode;
}

/** One step: its heading, the summary of what is missing, its questions. Takes the focus when it appears. */
export function StepPanel({ step, refusal, children }: Props) {
  const t = useTranslations('register');
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  const faults = useStepFaults(step);
  useEffect(() => {
    if (refusal) summary.current?.focus();
  }, [refusal]);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (!summary.current) heading.current?.focus();
  }, [step]);
  return (
    <>
      <h2 className={styles.heading} ref={heading} tabIndex={-1}>
        {t(`steps.${getStep(step).key}.title`)}
      </h2>
      {refusal && faults.length > 0 ? (
        <ErrorSummary title={t(`summary.${refusal.reason}`)} faults={faults} ref={summary} />
      ) : null}
      {children}
    </>
  );
}

/** The messages that stand on the step now, in the order of its fields. */
function useStepFaults(step: StepNumber) {
  const t = useTranslations('register');
  const faultText = useFaultText();
  const { control } = useFormContext<WizardValues>();
  const { errors } = useFormState({ control });
  useErrorTitle(Object.keys(errors).length > 0, `${t('errorPrefix')} `);
  return listFields(step).flatMap((name) => {
    const message = faultText(errors[name]?.message);
    return message ? [{ fieldId: name, message }] : [];
  });
}
