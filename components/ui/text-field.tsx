import type { ComponentProps } from 'react';
import { controlState, Field, type FieldLooks } from './field';
import styles from './field.module.css';

type TextAreaProps = FieldLooks & Omit<ComponentProps<'textarea'>, 'id'>;

/** A labelled input of several lines. */
export function TextArea({
  id,
  label,
  hint,
  error,
  optionalLabel,
  note,
  className = '',
  ...input
}: TextAreaProps) {
  const looks = { id, label, hint, error, optionalLabel, note };
  return (
    <Field {...looks}>
      <textarea className={`${styles.control} ${className}`} {...input} {...controlState(looks)} />
    </Field>
  );
}

type Props = FieldLooks & Omit<ComponentProps<'input'>, 'id'>;

/** A labelled one-line input; every other attribute (type, dir, inputMode, autoComplete, ref) goes to the input. */
export function TextField({ id, label, hint, error, optionalLabel, note, className = '', ...input }: Props) {
  const looks = { id, label, hint, error, optionalLabel, note };
  return (
    <Field {...looks}>
      <input className={`${styles.control} ${className}`} {...input} {...controlState(looks)} />
    </Field>
  );
}
