'use client';

import type { ReactNode } from 'react';
import { TextArea } from '@/components/ui/text-area';
import type { RegistrationField } from '@/lib/award/registration-answers';
import { CharacterCount } from './character-count';
import styles from './questions.module.css';
import { useQuestion } from './use-question';

/** A question answered in several lines. */
export function AreaQuestion({ name, hint }: { name: RegistrationField; hint?: ReactNode }) {
  return (
    <div className={`${styles.question} ${styles.wide}`}>
      <TextArea {...useQuestion(name)} hint={hint} rows={6} />
      <CharacterCount name={name} />
    </div>
  );
}
