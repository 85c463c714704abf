'use client';

import type { ReactNode } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { type FormValues, listItems, namesFieldOf } from '@/lib/forms/browser-values';
import type { Answers, FormField, Questions } from '@/lib/forms/form-definition';
import { type FieldTexts, type FormTexts, readFault } from '@/lib/forms/form-words';
import { type Controls, FormQuestion, type Layout } from './form-question';
import styles from './service-form.module.css';

interface Given {
  texts: FormTexts;
  form: UseFormReturn<FormValues>;
  /** What the questions open with. */
  answers: Answers;
  controls: Controls;
  layout?: Layout;
  /** The form is on its way. */
  busy: boolean;
  /** What stands below a question, by its name. */
  below?: Readonly<Record<string, ReactNode>>;
}

const NO_TEXTS: FieldTexts = { label: '', faults: {} };

interface FormProps extends Given {
  definition: Questions;
  /** Rank of the sections' headings, where they are headings of the page. */
  heading?: 'h2';
}

/** The questions of a form in their groups. */
export function FormFields({ definition, heading: Heading, ...given }: FormProps) {
  const { sections, leads } = given.texts;
  return definition.sections.map(({ key, fields }) => (
    <fieldset className={styles.group} key={key}>
      <legend>{Heading ? <Heading>{sections[key]}</Heading> : sections[key]}</legend>
      {leads[key] ? <p className={styles.lead}>{leads[key]}</p> : null}
      <SectionFields fields={fields} {...given} />
    </fieldset>
  ));
}

/** Some questions of a form, in their order. */
export function SectionFields({ fields, ...given }: Given & { fields: readonly FormField[] }) {
  return fields.map((field) => {
    const Bound = field.kind === 'file' ? BoundFiles : BoundAnswer;
    return <Bound key={field.name} field={field} {...given} />;
  });
}

type Bound = Given & { field: FormField };

/** What a question shows, with its message; it re-renders when that changes only. */
function useQuestion({ field, texts, form, answers, controls, layout, below }: Bound) {
  const { name } = field;
  const { errors } = useFormState({ control: form.control, name, exact: true });
  const code = errors[name]?.message;
  return {
    field,
    controls,
    layout,
    below: below?.[name],
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
  const onChange = (changed: typeof items) => {
    form.setValue(name, changed, { shouldTouch: true, shouldValidate: true });
    const names = changed.filter(({ file }) => file).map((item) => item.name);
    form.setValue(namesFieldOf(name), names);
  };
  return <FormQuestion {...question} files={{ items, onChange, busy }} />;
}
