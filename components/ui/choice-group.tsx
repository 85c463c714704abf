import type { ComponentProps } from 'react';
import { describedBy, FieldError, FieldHint, type FieldLooks, LabelText } from './field';
import styles from './field.module.css';
import type { Option } from './select-field';

/** A question with boxes to tick: several answers. */
export function CheckboxGroup(props: Props) {
  return <ChoiceGroup {...props} type="checkbox" />;
}

/** A question with radio buttons: one answer. */
export function RadioGroup(props: Props) {
  return <ChoiceGroup {...props} type="radio" />;
}

type Props = FieldLooks &
  Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'defaultValue'> & {
    options: readonly Option[];
    /** The answers that are chosen at first. */
    chosen?: readonly string[];
  };

/**
 * A question whose answers all stand on the page. The first button carries the group's id, so that an error
 * summary can lead to it.
 */
function ChoiceGroup({
  id,
  label,
  hint,
  error,
  optionalLabel,
  options,
  chosen,
  type,
  ...input
}: Props & { type: 'radio' | 'checkbox' }) {
  return (
    <fieldset aria-describedby={describedBy({ id, hint, error })} aria-invalid={error ? true : undefined}>
      <legend className={`${styles.label} ${styles.legend}`}>
        <LabelText label={label} optionalLabel={optionalLabel} />
      </legend>
      <FieldHint id={id} hint={hint} />
      <div className={styles.choices}>
        {options.map((option, index) => (
          <label className={styles.choice} key={option.value}>
            <input
              {...input}
              type={type}
              id={index === 0 ? id : `${id}-${option.value}`}
              value={option.value}
              defaultChecked={chosen?.includes(String(option.value))}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
