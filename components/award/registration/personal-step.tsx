'use client';

import { useTranslations } from 'next-intl';
import { RadioQuestion } from './choice-question';
import { DateQuestion } from './date-question';
import { DigitsQuestion } from './digits-question';
import { MobileQuestion } from './mobile-question';
import styles from './questions.module.css';
import { TextQuestion } from './text-question';
import { useOptions } from './use-options';

const EMAIL = {
  type: 'email',
  dir: 'ltr',
  inputMode: 'email',
  autoComplete: 'email',
  spellCheck: false,
} as const;

/** Step 1: who the researcher is and how to reach them. */
export function PersonalStep() {
  const t = useTranslations('register.hints');
  const genders = useOptions('gender');
  return (
    <div className={styles.grid}>
      <DateQuestion name="dateOfBirth" autoComplete="bday" />
      <RadioQuestion name="gender" options={genders} autoComplete="sex" />
      <DigitsQuestion
        name="scholarshipFileNumber"
        hint={t('scholarshipFileNumber')}
        maxLength={10}
        autoComplete="off"
      />
      <TextQuestion name="email" hint={t('email')} input={EMAIL} />
      <DigitsQuestion
        name="saudiMobile"
        hint={t('saudiMobile')}
        type="tel"
        maxLength={10}
        autoComplete="section-saudi tel-national"
      />
      <MobileQuestion />
    </div>
  );
}
