'use client';

import type { ReactNode } from 'react';
import { TextField } from '@/components/ui/text-field';
import type { RegistrationField } from '@/lib/award/registration-answers';
import { CharacterCount } from './character-count';
import styles from './questions.module.css';
import { useQuestion } from './use-question';

interface Props {
  name: RegistrationField;
  hint?: ReactNode;
}

/** A question answered in one line. */
export function TextQuestion({ name, hint }: Props) {
  return (
    <div className={styles.question}>
      <TextField {...useQuestion(name)} hint={hint} />
      <CharacterCount name={name} showFrom={50} />
    </div>
  );
}
