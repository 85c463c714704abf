'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { FormDraft } from '@/components/award/drafts/form-draft';
import { OverlayFrame, useAwardHref } from '@/components/award/overlay/overlay-frame';
import { loadSending } from '@/components/award/sending/use-sending';
import { PrivacyDetails } from '@/components/forms/privacy-details';
import { useEngineForm } from '@/components/forms/use-engine-form';
import { Notice } from '@/components/ui/notice';
import type { AwardFormProps } from '@/lib/award/browser/form-props';
import { VERSION_FIELD } from '@/lib/award/browser/pending-draft';
import { registrationForm } from '@/lib/award/definition/registration';
import { splitMobile } from '@/lib/award/rules/calling-options';
import { clearDraft, getDraftKey } from '@/lib/forms/browser/draft';
import type { Receipt } from '@/lib/forms/browser/receipt';
import { loadCount } from './counted-controls';
import { StepActions, StepPanel } from './step-panel';
import { StepStatesProvider } from './step-states';
import { Stepper } from './stepper';
import { LAST_STEP, useWizard, useWizardStep } from './use-wizard';
import styles from './wizard.module.css';
import { loadListSelect, useFirstCallingCountries } from './wizard-controls';
import { DraftKeeper, StepQuestions } from './wizard-questions';

const loadSuccess = () => import('./registration-success');
const loadFailure = () => import('./save-failure-notice');

/** The confirmation; if its script cannot be fetched, its essential part. */
const RegistrationSuccess = lazy(() =>
  loadSuccess().then(
    (file) => ({ default: file.RegistrationSuccess }),
    () => ({ default: BareSuccess }),
  ),
);
/** Why a save failed; loaded early, because the network may be the reason. */
const SaveFailureNotice = lazy(() => loadFailure().then((file) => ({ default: file.SaveFailureNotice })));

function BareSuccess({ referenceNumber }: Pick<Receipt, 'referenceNumber'>) {
  const t = useTranslations('register');
  return (
    <p role="status">
      {t('status.Completed')} <bdi>{referenceNumber}</bdi>
    </p>
  );
}

/** Called when the person starts to fill in the form: fetches the later parts while they type. */
function prepare(): void {
  void Promise.allSettled([loadSending(), loadListSelect(), loadCount(), loadSuccess(), loadFailure()]);
}

/**
 * Id by which the button "sign in again" refers to its form, which is outside the form that contains the
 * button.
 */
const SIGN_IN_FORM = 'sign-in-again';
const PRIVACY = ['purpose', 'basis', 'retention', 'rights', 'voluntary'] as const;

interface Props extends AwardFormProps {
  /** The step in the address, if the server has read it. */
  firstStep?: number | null;
}

/** The full-screen registration form: three steps, then the confirmation (REG-01). */
export function RegistrationWizard({ answers, person, texts, draft, firstStep = null }: Props) {
  const t = useTranslations('register');
  const locale = useLocale();
  const closeHref = useAwardHref();
  const steps = useWizardStep(firstStep, draft?.stored?.step ?? 1);
  const { step } = steps;
  const countries = useFirstCallingCountries();
  const [opened] = useState(() => ({
    ...answers,
    ...splitMobile(String(answers.mobile ?? ''), countries),
    ...draft?.stored?.values,
  }));
  const form = useEngineForm({
    form: registrationForm,
    answers: opened,
    more: { step: String(step), [VERSION_FIELD]: String(draft?.stored?.version ?? 0) },
  });
  const onReceived = () => clearDraft(getDraftKey('register', person.subject));
  const { refusal, goTo, goOn, submission, mutation } = useWizard({ form, steps, onReceived });
  const { stage, failure, isSubmitting } = submission;
  const frame = { title: t('title'), closeLabel: t('actions.close') };
  if (stage.name === 'done') {
    const { referenceNumber } = stage.receipt;
    return (
      <OverlayFrame {...frame}>
        <Suspense>
          <RegistrationSuccess referenceNumber={referenceNumber} />
        </Suspense>
      </OverlayFrame>
    );
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void (step === LAST_STEP ? submission.submit() : goOn());
  };
  const privacy = PRIVACY.map((part) => ({ title: t(`privacy.${part}Title`), text: t(`privacy.${part}`) }));
  return (
    <OverlayFrame {...frame} intro={step === 1 ? t('intro') : null}>
      <noscript>
        <Notice tone="warning" title={t('noScript')} />
      </noscript>
      <FormProvider {...form}>
        <StepStatesProvider onBegin={prepare}>
          <Stepper step={step} texts={texts} goTo={goTo} />
          <form
            name={registrationForm.id}
            className={styles.panel}
            method="post"
            noValidate
            onSubmit={onSubmit}
            aria-busy={isSubmitting}
          >
            <StepPanel step={step} texts={texts} refusal={refusal}>
              {step === 1 ? <PrivacyDetails title={t('privacy.title')} parts={privacy} /> : null}
              {person.name ? (
                <p className={styles.note}>{t('applicant', { name: `\u2068${person.name}\u2069` })}</p>
              ) : null}
              <StepQuestions key={step} step={step} texts={texts} answers={opened} />
              <DraftKeeper subject={person.subject} step={step} onStep={steps.restoreStep} />
            </StepPanel>
            {failure ? (
              <Suspense>
                <SaveFailureNotice failure={failure} signInForm={SIGN_IN_FORM} />
              </Suspense>
            ) : null}
            <StepActions
              step={step}
              isSaving={isSubmitting}
              goBack={() => goTo(step - 1)}
              cancel={() => window.location.assign(closeHref)}
            >
              {draft ? (
                <FormDraft
                  form="register"
                  draft={draft}
                  subject={person.subject}
                  step={step}
                  answers={opened}
                />
              ) : (
                <p className={styles.note}>{t('actions.kept')}</p>
              )}
            </StepActions>
          </form>
          {/* Returns to this page; step and answers are kept in the draft. */}
          <form id={SIGN_IN_FORM} method="post" action="/gateway/sign-on">
            <input type="hidden" name="returnTarget" value={registrationForm.signIn} />
            <input type="hidden" name="locale" value={locale} />
          </form>
        </StepStatesProvider>
        {mutation}
      </FormProvider>
    </OverlayFrame>
  );
}
