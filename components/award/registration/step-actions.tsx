'use client';

import { useTranslations } from 'next-intl';
import { useHydrated } from '@/components/forms/use-hydrated';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { LAST_STEP, type StepNumber } from '@/lib/award/registration-steps';
import { useStepStates } from './step-states';
import styles from './wizard.module.css';

interface Props {
  step: StepNumber;
  isSaving: boolean;
  goBack(): void;
  cancel(): void;
}

/**
 * The buttons of a step (REG-02). The main one sends the form, so that Enter does the same. While
 * the step is invalid it is disabled for the ear and the eye but can be pressed, and then says why
 * (REG-15).
 */
export function StepActions({ step, isSaving, goBack, cancel }: Props) {
  const t = useTranslations('register.actions');
  const isValid = useStepStates()[step];
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
      <div role="status">{isSaving ? <Spinner label={t('saving')} /> : null}</div>
      {isValid ? null : (
        <p className={styles.note} id="why-blocked">
          {t('blocked')}
        </p>
      )}
      <p className={styles.note}>{t('kept')}</p>
    </div>
  );
}
