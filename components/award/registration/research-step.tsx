'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { areParticipantsShown } from '@/lib/award/registration-steps';
import { AreaQuestion } from './area-question';
import { RadioQuestion, SelectQuestion } from './choice-question';
import { ListQuestion } from './list-question';
import styles from './questions.module.css';
import { TextQuestion } from './text-question';
import { useOptions } from './use-options';
import type { WizardValues } from './use-registration-form';

/** Step 3: the project. */
export function ResearchStep() {
  const t = useTranslations('register.hints');
  const types = useOptions('researchType');
  const categories = useOptions('participantCategory');
  return (
    <div className={styles.grid}>
      <div className={styles.wide}>
        <TextQuestion name="researchTitle" hint={t('researchTitle')} />
      </div>
      <ListQuestion name="researchFieldId" list="listResearchFields" />
      <SelectQuestion name="participantCategory" options={categories} />
      <div className={styles.wide}>
        <RadioQuestion name="researchType" options={types} />
      </div>
      <Participants />
      <AreaQuestion name="researchSummary" hint={t('researchSummary')} />
    </div>
  );
}

/** Asked for unless individual research is chosen; what was typed is cleared then (REG-13). */
function Participants() {
  const t = useTranslations('register.hints');
  const { control, setValue, clearErrors } = useFormContext<WizardValues>();
  const isShown = areParticipantsShown(useWatch({ control, name: 'researchType' }));
  useEffect(() => {
    if (isShown) return;
    setValue('participantName', '');
    setValue('participantInformation', '');
    clearErrors(['participantName', 'participantInformation']);
  }, [isShown, setValue, clearErrors]);
  if (!isShown) return null;
  return (
    <>
      <div className={styles.wide}>
        <TextQuestion name="participantName" hint={t('participantName')} />
      </div>
      <AreaQuestion name="participantInformation" hint={t('participantInformation')} />
    </>
  );
}
