import type { ComponentProps, ReactNode, Ref } from 'react';
import { describedBy, FieldError, FieldHint, type FieldLooks, LabelText } from '@/components/ui/field';
import styles from '@/components/ui/field.module.css';
import { DAY_PARTS, type DayPart, dayControl, solarControl, splitDay } from '@/lib/forms/rules/day';

type Props = FieldLooks &
  Pick<ComponentProps<'fieldset'>, 'onInput' | 'onBlur'> & {
    /** What the names of the three controls begin with. */
    name: string;
    words: Record<DayPart, string>;
    /** Years from 1300 to 1600 are those of the solar calendar of Iran, not of the Umm al-Qura calendar. */
    isSolar: boolean;
    /** What they open with: a day, or what was typed of one. */
    value?: string | undefined;
    autoComplete?: string | undefined;
    ref?: Ref<HTMLFieldSetElement>;
    /** What stands behind the three controls. */
    children?: ReactNode;
  };

const LENGTH: Record<DayPart, number> = { day: 2, month: 2, year: 4 };

/** A day in three controls. The first carries the id of the question, so that an error summary can lead to it. */
export function DayField(props: Props) {
  const { id, label, hint, error, optionalLabel, name, words, isSolar, value = '' } = props;
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
            {words[part]}
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
