'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useFormState } from 'react-hook-form';
import { findQuestion, isRequired, type RegistrationField } from '@/lib/award/registration-answers';
import { useFaultText } from './use-fault-text';
import type { WizardValues } from './use-registration-form';

/** Label, "optional", what browsers may fill in, and the message of one question; it re-renders when that message changes only. */
function useQuestionLooks(name: RegistrationField) {
  const t = useTranslations('register');
  const faultText = useFaultText();
  const { control } = useFormContext<WizardValues>();
  const { errors } = useFormState({ control, name, exact: true });
  return {
    id: name,
    label: t(`fields.${name}`),
    error: faultText(errors[name]?.message),
    optionalLabel: isRequired(name) ? undefined : t('optional'),
    autoComplete: findQuestion(name)?.autoComplete,
  };
}

/** Everything that a native control needs to ask one question of the form. */
export function useQuestion(name: RegistrationField) {
  const { register } = useFormContext<WizardValues>();
  return { ...useQuestionLooks(name), ...register(name) };
}
