import type { ComponentProps, ReactNode, Ref } from 'react';
import { describedBy, FieldError, FieldHint, type FieldLooks, LabelText } from '@/components/ui/field';
import styles from '@/components/ui/field.module.css';
import { DAY_PARTS, type DayPart, dayControl, solarControl, splitDay } from '@/lib/forms/rules/day';

type Props = FieldLooks &
  Pick<ComponentProps<'fieldset'>, 'onInput' | 'onBlur'> & {
    name: string;
    labels: Record<DayPart, string>;
    /** Years from 1300 to 1600 belong to the solar calendar of Iran, not to the Umm al-Qura calendar. */
    isSolar: boolean;
    value?: string | undefined;
    autoComplete?: string | undefined;
    ref?: Ref<HTMLFieldSetElement>;
    children?: ReactNode;
  };

const LENGTH: Record<DayPart, number> = { day: 2, month: 2, year: 4 };

/** The first control has the id of the question, so that an error summary can link to it. */
export function DayField(props: Props) {
  const { id, label, hint, error, optionalLabel, name, labels, isSolar, value = '' } = props;
  const { autoComplete, children, ...events } = props;
  const parts = splitDay(value);
  return (
    <fieldset
      className={styles.field}
      ref={events.ref}
      onInput={events.onInput}
      onBlur={events.onBlur}
      aria-describedby={describedBy(props)}
      data-invalid={error ? '' : undefined}
    >
      <legend className={`${styles.label} ${styles.legend}`}>
        <LabelText label={label} optionalLabel={optionalLabel} />
      </legend>
      <FieldHint id={id} hint={hint} />
      <div className={styles.day}>
        {isSolar ? <input type="hidden" name={solarControl(name)} value="1" /> : null}
        {DAY_PARTS.map((part, index) => (
          <label key={part}>
            {labels[part]}
            <input
              className={styles.control}
              id={index === 0 ? id : dayControl(id, part)}
              name={dayControl(name, part)}
              defaultValue={parts[part]}
              maxLength={LENGTH[part]}
              inputMode="numeric"
              dir="ltr"
              autoComplete={autoComplete === 'bday' ? `bday-${part}` : autoComplete}
              aria-required={optionalLabel === undefined || undefined}
              aria-invalid={error ? true : undefined}
            />
          </label>
        ))}
        {children}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
