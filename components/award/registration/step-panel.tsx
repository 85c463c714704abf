'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormSummary } from '@/components/forms/form-summary';
import { useHydrated } from '@/components/forms/use-hydrated';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { registrationForm } from '@/lib/award/definition/registration';
import type { FormValues } from '@/lib/forms/browser/browser-values';
import { getStep } from '@/lib/forms/rules/steps';
import type { FormTexts } from '@/lib/forms/texts/browser-texts';
import { useIsStepValid } from './step-states';
import { LAST_STEP, type Refusal } from './use-wizard';
import styles from './wizard.module.css';

interface PanelProps {
  step: number;
  texts: FormTexts;
  refusal: Refusal | null;
  children: ReactNode;
}

/** One step: its heading, the error summary, its questions. It takes the focus when it appears. */
export function StepPanel({ step, texts, refusal, children }: PanelProps) {
  const t = useTranslations('register');
  const { control } = useFormContext<FormValues>();
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  const { key, fields } = getStep(registrationForm, step);
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
        {texts.sections[key]}
      </h2>
      <FormSummary
        fields={fields}
        texts={texts}
        control={control}
        title={refusal ? t(`summary.${refusal.reason}`) : null}
        ref={summary}
      />
      {children}
    </>
  );
}

interface ActionsProps {
  step: number;
  isSaving: boolean;
  goBack(): void;
  cancel(): void;
  /** Where the answers are kept. */
  children: ReactNode;
}

/**
 * The buttons of a step (REG-02). The main one submits the form, so that Enter does the same. While the step
 * is invalid it is `aria-disabled`: it can still be pressed, and then shows the errors (REG-15).
 */
export function StepActions({ step, isSaving, goBack, cancel, children }: ActionsProps) {
  const t = useTranslations('register.actions');
  const isValid = useIsStepValid(step);
  const isAwake = useHydrated();
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <Button
          type={isAwake ? 'submit' : 'button'}
          size="large"
          aria-disabled={!isValid || isSaving}
          aria-describedby={isValid ? undefined : 'why-blocked'}
        >
          {t(step === LAST_STEP ? 'save' : 'next')}
        </Button>
        {step > 1 ? (
          <Button variant="secondary" size="large" onClick={goBack}>
            {t('back')}
          </Button>
        ) : null}
        <Button variant="plain" size="large" onClick={cancel}>
          {t('cancel')}
        </Button>
      </div>
      {/* Below the buttons: when it appears or disappears during a press, they stay where they are. */}
      {isValid ? null : (
        <p className={styles.note} id="why-blocked">
          {t('blocked')}
        </p>
      )}
      <div role="status">{isSaving ? <Spinner label={t('saving')} /> : null}</div>
      {children}
    </div>
  );
}
