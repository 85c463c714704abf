'use client';

import type { ComponentProps, ReactNode } from 'react';
import { TextField } from '@/components/ui/text-field';
import type { RegistrationField } from '@/lib/award/registration-answers';
import { CharacterCount } from './character-count';
import styles from './questions.module.css';
import { useQuestion } from './use-question';

interface Props {
  name: RegistrationField;
  hint?: ReactNode;
  /** Kind of number, mail or name, for the keyboard and for filling in (WCAG 1.3.5). */
  input?: Pick<ComponentProps<'input'>, 'type' | 'dir' | 'inputMode' | 'autoComplete' | 'spellCheck'>;
}

/** A question answered in one line. */
export function TextQuestion({ name, hint, input }: Props) {
  return (
    <div className={styles.question}>
      <TextField {...input} {...useQuestion(name)} hint={hint} />
      <CharacterCount name={name} showFrom={50} />
    </div>
  );
}
