import type { ComponentProps } from 'react';
import { controlState, Field, type FieldLooks } from './field';
import styles from './field.module.css';

export interface Option {
  value: string | number;
  label: string;
  /** Set if the label is in another language than the page. */
  lang?: string;
  /** An earlier answer that can no longer be chosen. */
  isEnded?: boolean;
}

type Props = FieldLooks &
  Omit<ComponentProps<'select'>, 'id'> & {
    options: readonly Option[];
    /** First, empty option: "choose …". */
    placeholder?: string;
  };

export function SelectField({
  id,
  label,
  hint,
  error,
  optionalLabel,
  options,
  placeholder,
  ...select
}: Props) {
  const looks = { id, label, hint, error, optionalLabel };
  return (
    <Field {...looks}>
      <select className={styles.control} {...select} {...controlState(looks)}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang} disabled={option.isEnded}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
