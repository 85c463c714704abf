'use client';

import { useTranslations } from 'next-intl';
import { RadioGroup } from '@/components/ui/choice-group';
import { type Option, SelectField } from '@/components/ui/select-field';
import type { RegistrationField } from '@/lib/award/registration-answers';
import { useQuestion } from './use-question';

interface Props {
  name: RegistrationField;
  options: readonly Option[];
}

/** A choice from a list. */
export function SelectQuestion({ name, options }: Props) {
  const t = useTranslations('register');
  return <SelectField {...useQuestion(name)} options={options} placeholder={t('choose')} />;
}

/** A choice between two or three answers that all stand on the page. */
export function RadioQuestion({ name, options }: Props) {
  return <RadioGroup {...useQuestion(name)} options={options} />;
}
