'use client';

import { useCallback, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CHOICE_CONTROLS } from '@/components/forms/choice-controls';
import { FormPersist } from '@/components/forms/form-persist';
import { SectionFields } from '@/components/forms/form-question';
import { LINE_CONTROLS } from '@/components/forms/line-controls';
import { useHydrated } from '@/components/forms/use-hydrated';
import { registrationForm } from '@/lib/award/definition/registration';
import { type FormValues, toAnswers } from '@/lib/forms/browser/browser-values';
import { clearDrafts, getDraftKey } from '@/lib/forms/browser/draft';
import type { Answers, FormField } from '@/lib/forms/definition/form-definition';
import { emptyAnswer, isAsked } from '@/lib/forms/rules/answers';
import { getStep, parseStep } from '@/lib/forms/rules/steps';
import type { FormTexts } from '@/lib/forms/texts/browser-texts';
import { COUNTED_CONTROLS } from './counted-controls';
import styles from './wizard.module.css';
import { AwardSelect, CallingNumber } from './wizard-controls';

const CONTROLS = {
  ...LINE_CONTROLS,
  ...CHOICE_CONTROLS,
  ...COUNTED_CONTROLS,
  select: AwardSelect,
  callingNumber: CallingNumber,
};

const LAYOUT = { line: styles.question, wide: `${styles.question} ${styles.wide}` };

/** The questions that currently apply; answers to the others are cleared (REG-13). */
function useAsked(fields: readonly FormField[]): readonly FormField[] {
  const { control, setValue, clearErrors } = useFormContext<FormValues>();
  const names = [...new Set(fields.flatMap(({ shownWhen }) => shownWhen?.field ?? []))];
  const values = useWatch({ control, name: names });
  const given = Object.fromEntries(names.map((name, index) => [name, values[index]]));
  const asked = fields.filter((field) => isAsked(field, given));
  const areAllAsked = asked.length === fields.length;
  useEffect(() => {
    if (areAllAsked) return;
    for (const field of fields.filter(({ shownWhen }) => shownWhen)) {
      setValue(field.name, emptyAnswer(field));
      clearErrors(field.name);
    }
  }, [areAllAsked, fields, setValue, clearErrors]);
  return asked;
}

interface Props {
  step: number;
  texts: FormTexts;
  /** The answers with which the server rendered the first step. */
  answers: Answers;
}

/** The questions of one step. Pass the step as `key`: each step starts with its previous answers. */
export function StepQuestions({ step, texts, answers }: Props) {
  const form = useFormContext<FormValues>();
  const fields = useAsked(getStep(registrationForm, step).fields);
  const isAwake = useHydrated();
  const [opened] = useState(() => (isAwake ? toAnswers(registrationForm, form.getValues()) : answers));
  return (
    <div className={styles.grid}>
      <SectionFields
        fields={fields}
        texts={texts}
        form={form}
        answers={opened}
        controls={CONTROLS}
        layout={LAYOUT}
        busy={false}
      />
    </div>
  );
}

interface KeeperProps {
  subject: string;
  step: number;
  /** Called with the step of a restored draft. */
  onStep(step: number): void;
}

/**
 * Keeps answers and step of one person until they are sent; drafts of another person in this browser are
 * deleted.
 */
export function DraftKeeper({ subject, step, onStep }: KeeperProps) {
  const { control, setValue } = useFormContext<FormValues>();
  useEffect(() => clearDrafts(subject), [subject]);
  useEffect(() => setValue('step', String(step)), [setValue, step]);
  const onRestored = useCallback(
    (values: Partial<FormValues>) => {
      const kept = parseStep(registrationForm, String(values.step));
      if (kept) onStep(kept);
    },
    [onStep],
  );
  return (
    <FormPersist
      name={getDraftKey('register', subject)}
      control={control}
      setValue={setValue}
      onRestored={onRestored}
    />
  );
}
