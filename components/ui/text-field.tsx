import type { ComponentProps } from 'react';
import { controlState, Field, type FieldLooks } from './field';
import styles from './field.module.css';

type Props = FieldLooks & Omit<ComponentProps<'input'>, 'id'>;

/** All other attributes (type, dir, inputMode, autoComplete, ref) are passed to the input. */
export function TextField({ id, label, hint, error, optionalLabel, note, className = '', ...input }: Props) {
  const looks = { id, label, hint, error, optionalLabel, note };
  return (
    <Field {...looks}>
      <input className={`${styles.control} ${className}`} {...input} {...controlState(looks)} />
    </Field>
  );
}
