'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/text-field';
import { RadioQuestion } from './choice-question';
import { DateQuestion } from './date-question';
import { DigitsQuestion } from './digits-question';
import { MobileQuestion } from './mobile-question';
import styles from './questions.module.css';
import { useOptions } from './use-options';
import { useQuestion } from './use-question';

const EMAIL = {
  type: 'email',
  dir: 'ltr',
  inputMode: 'email',
  spellCheck: false,
} as const;

/** Step 1: who the researcher is and how to reach them. */
export function PersonalStep() {
  const t = useTranslations('register.hints');
  const genders = useOptions('gender');
  return (
    <div className={styles.grid}>
      <DateQuestion name="dateOfBirth" />
      <RadioQuestion name="gender" options={genders} />
      <DigitsQuestion name="scholarshipFileNumber" hint={t('scholarshipFileNumber')} maxLength={10} />
      <div className={styles.question}>
        <TextField {...EMAIL} {...useQuestion('email')} hint={t('email')} />
      </div>
      <DigitsQuestion name="saudiMobile" hint={t('saudiMobile')} type="tel" maxLength={10} />
      <MobileQuestion />
    </div>
  );
}
