import type { ComponentProps } from 'react';
import { describedBy, FieldError, type FieldLooks } from './field';
import styles from './field.module.css';
import type { Option } from './select-field';

type Props = FieldLooks &
  Omit<ComponentProps<'input'>, 'id' | 'type' | 'value'> & { options: readonly Option[] };

/** A question with radio buttons. The first button carries the group's id, so that an error summary can lead to it. */
export function RadioGroup({ id, label, hint, error, optionalLabel, options, ...input }: Props) {
  return (
    <fieldset aria-describedby={describedBy({ id, hint, error })} aria-invalid={error ? true : undefined}>
      <legend className={`${styles.label} ${styles.legend}`}>
        {label}
        {optionalLabel ? <span className={styles.optional}> ({optionalLabel})</span> : null}
      </legend>
      {hint ? (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      <div className={styles.choices}>
        {options.map((option, index) => (
          <label className={styles.choice} key={option.value}>
            <input
              {...input}
              type="radio"
              id={index === 0 ? id : `${id}-${option.value}`}
              value={option.value}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
