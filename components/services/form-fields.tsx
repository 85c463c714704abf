'use client';

import { type UseFormReturn, useFormState } from 'react-hook-form';
import type { FormValues } from '@/lib/services/browser-values';
import type { Answers, FormDefinition, FormField } from '@/lib/services/form-definition';
import { type FieldTexts, type FormTexts, readFault } from '@/lib/services/form-words';
import { FormQuestion } from './form-question';
import styles from './service-form.module.css';

interface Props {
  definition: FormDefinition;
  texts: FormTexts;
  form: UseFormReturn<FormValues>;
  answers: Answers;
}

const NO_TEXTS: FieldTexts = { label: '', faults: {} };

/** The questions of a form in their groups. */
export function FormFields({ definition, texts, form, answers }: Props) {
  return definition.sections.map(({ key, fields }) => (
    <fieldset className={styles.group} key={key}>
      <legend>{texts.sections[key]}</legend>
      {fields.map((field) => (
        <BoundQuestion key={field.name} field={field} texts={texts} form={form} answers={answers} />
      ))}
    </fieldset>
  ));
}

/** A question bound to the form; it re-renders when its own message changes only. */
function BoundQuestion({ field, texts, form, answers }: Omit<Props, 'definition'> & { field: FormField }) {
  const { errors } = useFormState({ control: form.control, name: field.name, exact: true });
  const code = errors[field.name]?.message;
  return (
    <FormQuestion
      field={field}
      texts={texts.fields[field.name] ?? NO_TEXTS}
      answer={answers[field.name]}
      error={code && readFault(texts, field.name, code)}
      words={{ optional: texts.common.optional, choose: texts.common.choose }}
      register={form.register(field.name)}
    />
  );
}
