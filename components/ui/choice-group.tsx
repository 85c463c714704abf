import type { ComponentProps } from 'react';
import { describedBy, FieldError, FieldHint, type FieldLooks, LabelText } from './field';
import styles from './field.module.css';
import type { Option } from './select-field';

export function CheckboxGroup(props: Props) {
  return <ChoiceGroup {...props} type="checkbox" />;
}

export function RadioGroup(props: Props) {
  return <ChoiceGroup {...props} type="radio" />;
}

type Props = FieldLooks &
  Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'defaultValue'> & {
    options: readonly Option[];
    chosen?: readonly string[];
  };

/** The first button has the id of the group, so that an error summary can link to it. */
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
