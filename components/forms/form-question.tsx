'use client';

import type { ComponentType, ReactNode } from 'react';
import { type UseFormRegisterReturn, type UseFormReturn, useFormState } from 'react-hook-form';
import type { FieldLooks } from '@/components/ui/field';
import type { FormValues } from '@/lib/forms/browser/browser-values';
import type { Answer, Answers, FieldKind, FormField } from '@/lib/forms/definition/form-definition';
import { type FieldTexts, type FormTexts, readError } from '@/lib/forms/texts/browser-texts';
import styles from './service-form.module.css';

export interface QuestionProps {
  field: FormField;
  texts: FieldTexts;
  /** The value that the server rendered; the form library takes over from there. */
  answer: Answer | undefined;
  error: string | undefined;
  /** "Optional", and "choose from the list". */
  words: { optional: string; choose: string };
  register: UseFormRegisterReturn;
  form: UseFormReturn<FormValues>;
  busy: boolean;
}

export interface ControlProps extends QuestionProps {
  looks: FieldLooks;
}

/** By the kind of question. A page loads only the scripts of the kinds that it needs. */
export type Controls = Partial<Record<FieldKind, ComponentType<ControlProps>>>;

/** Class names of a question that spans one column, and of one that spans both. */
export interface Layout {
  line: string | undefined;
  wide: string | undefined;
}

export const textOf = (answer: Answer | undefined) => (typeof answer === 'string' ? answer : undefined);

const LAYOUT: Layout = { line: styles.line, wide: styles.wide };
const WIDE: readonly FieldKind[] = ['textarea', 'radio', 'checkboxes', 'checkbox', 'file'];

interface Props extends QuestionProps {
  controls: Controls;
  layout?: Layout | undefined;
  below?: ReactNode;
}

export function FormQuestion({ controls, layout = LAYOUT, below, ...props }: Props) {
  const { field, texts, error, words } = props;
  const Control = controls[field.kind];
  if (!Control) return null;
  const optionalLabel = field.required ? undefined : words.optional;
  const looks = { id: field.name, label: texts.label, hint: texts.hint, error, optionalLabel };
  const isWide = field.wide ?? WIDE.includes(field.kind);
  return (
    <div className={isWide ? layout.wide : layout.line} data-question={field.name}>
      <Control {...props} looks={looks} />
      {below}
    </div>
  );
}

export interface SectionProps {
  texts: FormTexts;
  form: UseFormReturn<FormValues>;
  answers: Answers;
  controls: Controls;
  layout?: Layout;
  busy: boolean;
  below?: Readonly<Record<string, ReactNode>>;
}

export function SectionFields({ fields, ...given }: SectionProps & { fields: readonly FormField[] }) {
  return fields.map((field) => <BoundQuestion key={field.name} field={field} {...given} />);
}

const NO_TEXTS: FieldTexts = { label: '', errors: {} };

/** A question with its message; it re-renders only when the message changes. */
function BoundQuestion({ field, texts, answers, below, ...given }: SectionProps & { field: FormField }) {
  const { name } = field;
  const { control, register } = given.form;
  const { errors } = useFormState({ control, name, exact: true });
  const code = errors[name]?.message;
  return (
    <FormQuestion
      {...given}
      field={field}
      below={below?.[name]}
      texts={texts.fields[name] ?? NO_TEXTS}
      answer={answers[name]}
      error={code && readError(texts, name, code)}
      words={{ optional: texts.common.optional, choose: texts.common.choose }}
      register={register(name)}
    />
  );
}
