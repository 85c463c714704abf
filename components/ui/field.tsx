import type { ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from './icon';

/** Set `optionalLabel` if the answer is optional; an empty string omits the word, for example in a filter. */
export interface FieldLooks {
  /** Also the prefix of the ids of hint and error: `<id>-hint`, `<id>-error`. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optionalLabel?: string | undefined;
  /** A message about the answer while it is entered, announced when it changes (`null`: none yet). */
  note?: ReactNode;
}

/** The ids of the elements that describe a control, for `aria-describedby`. */
export function describedBy({
  id,
  hint,
  error,
  note,
}: Pick<FieldLooks, 'id' | 'hint' | 'error' | 'note'>): string | undefined {
  const ids = [hint ? `${id}-hint` : '', note ? `${id}-note` : '', error ? `${id}-error` : ''].filter(
    Boolean,
  );
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** The accessibility attributes of every control. */
export function controlState(looks: FieldLooks) {
  return {
    id: looks.id,
    'aria-describedby': describedBy(looks),
    'aria-invalid': looks.error ? (true as const) : undefined,
    'aria-required': looks.optionalLabel === undefined ? (true as const) : undefined,
  };
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={`${id}-error`}>
      <Icon name="alert" />
      <span>{error}</span>
    </p>
  );
}

export function LabelText({ label, optionalLabel }: Pick<FieldLooks, 'label' | 'optionalLabel'>) {
  return (
    <>
      {label}
      {optionalLabel ? <span className={styles.optional}> ({optionalLabel})</span> : null}
    </>
  );
}

export function FieldHint({ id, hint }: Pick<FieldLooks, 'id' | 'hint'>) {
  if (!hint) return null;
  return (
    <div className={styles.hint} id={`${id}-hint`}>
      {hint}
    </div>
  );
}

export function Field({
  id,
  label,
  hint,
  error,
  optionalLabel,
  note,
  children,
}: FieldLooks & { children: ReactNode }) {
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        <LabelText label={label} optionalLabel={optionalLabel} />
      </label>
      <FieldHint id={id} hint={hint} />
      {children}
      {note === undefined ? null : (
        <div className={styles.note} role="status" id={`${id}-note`}>
          {note}
        </div>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
