'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, Suspense } from 'react';
import { FormProvider } from 'react-hook-form';
import { toAnswers } from '@/lib/award/registration-prefill';
import { LAST_STEP, type StepNumber } from '@/lib/award/registration-steps';
import type { MyRequest } from '@/lib/award/schemas';
import type { Receipt } from '@/lib/forms/receipt';
import { DraftKeeper } from './draft-keeper';
import { LATER_STEPS, SaveFailureNotice } from './later-parts';
import { PersonalStep } from './personal-step';
import { PrivacyNotice } from './privacy-notice';
import { SignInAgainForm } from './sign-in-again-form';
import { StepActions } from './step-actions';
import { StepPanel } from './step-panel';
import { StepStatesProvider } from './step-states';
import { StepPosition, Stepper } from './stepper';
import { useFirstCallingCountries } from './use-calling-countries';
import { useRegistrationForm, WIZARD_FORM } from './use-registration-form';
import { useRegistrationSave } from './use-registration-save';
import { useWizard } from './use-wizard';
import { useWizardStep } from './use-wizard-step';
import styles from './wizard.module.css';

const QUESTIONS = { 1: PersonalStep, ...LATER_STEPS } as const;

interface Props {
  request: MyRequest['data'];
  person: { name: string; subject: string };
  firstStep: StepNumber | null;
  /** Called once, when the person first does something. */
  onBegin(): void;
  onSaved(receipt: Receipt): void;
  onCancel(): void;
}

/** The three steps with their headers, messages and buttons. */
export function WizardForm({ request, person, firstStep, onBegin, onSaved, onCancel }: Props) {
  const t = useTranslations('register');
  const steps = useWizardStep(firstStep);
  const form = useRegistrationForm(toAnswers(request, useFirstCallingCountries()), steps.step);
  const save = useRegistrationSave(onSaved);
  const { step, refusal, goTo, goOn, saveOnce } = useWizard({ form, steps, save });
  const Questions = QUESTIONS[step];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (step === LAST_STEP ? saveOnce() : goOn());
  };
  return (
    <FormProvider {...form}>
      <StepStatesProvider onBegin={onBegin}>
        <Stepper step={step} goTo={goTo} />
        <StepPosition step={step} />
        <form
          name={WIZARD_FORM}
          className={styles.panel}
          method="post"
          noValidate
          onSubmit={submit}
          aria-busy={save.isSaving}
        >
          <StepPanel step={step} refusal={refusal}>
            {step === 1 ? <PrivacyNotice /> : null}
            {person.name ? (
              <p className={styles.note}>{t('applicant', { name: `\u2068${person.name}\u2069` })}</p>
            ) : null}
            <Suspense>
              <Questions />
              {/* Beside the questions, so that a draft is restored only once they have woken up as the server drew them. */}
              <DraftKeeper subject={person.subject} step={step} onStep={steps.restoreStep} />
            </Suspense>
          </StepPanel>
          {save.failure ? (
            <Suspense>
              <SaveFailureNotice error={save.failure} />
            </Suspense>
          ) : null}
          <StepActions
            step={step}
            isSaving={save.isSaving}
            goBack={() => goTo((step - 1) as StepNumber)}
            cancel={onCancel}
          />
        </form>
        <SignInAgainForm />
      </StepStatesProvider>
    </FormProvider>
  );
}
