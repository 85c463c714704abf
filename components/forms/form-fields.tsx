'use client';

import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { type FormValues, listItems } from '@/lib/forms/browser-values';
import type { Answers, FormDefinition, FormField } from '@/lib/forms/form-definition';
import { type FieldTexts, type FormTexts, readFault } from '@/lib/forms/form-words';
import { FormQuestion } from './form-question';
import styles from './service-form.module.css';

interface Props {
  definition: FormDefinition;
  texts: FormTexts;
  form: UseFormReturn<FormValues>;
  answers: Answers;
  /** The form is on its way. */
  busy: boolean;
}

const NO_TEXTS: FieldTexts = { label: '', faults: {} };

/** The questions of a form in their groups. */
export function FormFields({ definition, ...given }: Props) {
  const { texts } = given;
  return definition.sections.map(({ key, fields }) => (
    <fieldset className={styles.group} key={key}>
      <legend>{texts.sections[key]}</legend>
      {fields.map((field) => (
        <BoundQuestion key={field.name} field={field} {...given} />
      ))}
    </fieldset>
  ));
}

type Bound = Omit<Props, 'definition'> & { field: FormField };

function BoundQuestion(props: Bound) {
  return props.field.kind === 'file' ? <BoundFiles {...props} /> : <BoundAnswer {...props} />;
}

/** What a question shows, with its message; it re-renders when that changes only. */
function useQuestion({ field, texts, form, answers }: Bound) {
  const { name } = field;
  const { errors } = useFormState({ control: form.control, name, exact: true });
  const code = errors[name]?.message;
  return {
    field,
    texts: texts.fields[name] ?? NO_TEXTS,
    answer: answers[name],
    error: code && readFault(texts, name, code),
    words: { optional: texts.common.optional, choose: texts.common.choose },
    register: form.register(name),
  };
}

function BoundAnswer(props: Bound) {
  return <FormQuestion {...useQuestion(props)} />;
}

/** A question that is answered with files: the uploader holds them, since a browser hands none back. */
function BoundFiles(props: Bound) {
  const { form, field, busy } = props;
  const { name } = field;
  const question = useQuestion(props);
  const items = listItems({ [name]: useWatch({ control: form.control, name }) }, name);
  const onChange = (changed: typeof items) =>
    form.setValue(name, changed, { shouldTouch: true, shouldValidate: true });
  return <FormQuestion {...question} files={{ items, onChange, busy }} />;
}
