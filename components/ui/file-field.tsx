import type { ComponentProps } from 'react';
import { ACCEPT } from '@/lib/files/rules';
import { controlState, Field, type FieldLooks } from './field';
import styles from './field.module.css';

type Props = FieldLooks & Omit<ComponentProps<'input'>, 'id' | 'type' | 'accept'>;

/** A labelled native file input: it works without script, and keeps what was chosen as long as the page lives. */
export function FileField({ id, label, hint, error, optionalLabel, ...input }: Props) {
  const looks = { id, label, hint, error, optionalLabel };
  return (
    <Field {...looks}>
      <input
        className={`${styles.control} ${styles.file}`}
        type="file"
        accept={ACCEPT}
        {...input}
        {...controlState(looks)}
      />
    </Field>
  );
}
