import type { ComponentProps } from 'react';
import type { FieldLooks } from './field';
import { controlState, Field } from './field';
import styles from './field.module.css';
import { KeptTextarea } from './kept-textarea';

type Props = FieldLooks & Omit<ComponentProps<'textarea'>, 'id'>;

export function TextArea({ id, label, hint, error, optionalLabel, note, className = '', ...input }: Props) {
  const looks = { id, label, hint, error, optionalLabel, note };
  return (
    <Field {...looks}>
      <KeptTextarea className={`${styles.control} ${className}`} {...input} {...controlState(looks)} />
    </Field>
  );
}
