import type { ComponentProps } from 'react';
import type { FieldLooks } from './field';
import { controlState, FieldError } from './field';
import styles from './field.module.css';

type Props = Omit<FieldLooks, 'hint'> & Omit<ComponentProps<'input'>, 'id' | 'type'>;

export function Checkbox({ id, label, error, optionalLabel, ...input }: Props) {
  return (
    <div>
      <label className={styles.choice} htmlFor={id}>
        <input type="checkbox" {...input} {...controlState({ id, label, error, optionalLabel })} />
        <span>{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
