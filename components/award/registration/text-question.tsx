'use client';

import type { ComponentProps, ReactNode } from 'react';
import { TextArea } from '@/components/ui/text-area';
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

/** A question answered in several lines. */
export function AreaQuestion({ name, hint }: Pick<Props, 'name' | 'hint'>) {
  return (
    <div className={`${styles.question} ${styles.wide}`}>
      <TextArea {...useQuestion(name)} hint={hint} rows={6} />
      <CharacterCount name={name} />
    </div>
  );
}
