'use client';

import type { ReactNode } from 'react';
import { DigitsField } from '@/components/ui/digits-field';
import type { RegistrationField } from '@/lib/award/registration-answers';
import { useQuestion } from './use-question';

interface Props {
  name: RegistrationField;
  hint?: ReactNode;
  maxLength?: number;
  type?: 'text' | 'tel';
}

/** A question answered with a number that is typed as digits. */
export function DigitsQuestion({ name, hint, ...input }: Props) {
  return <DigitsField {...input} {...useQuestion(name)} hint={hint} />;
}
