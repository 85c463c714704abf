'use client';

import { type ComponentType, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { untilClicked } from '@/components/forms/pointer-press';
import { Icon, type IconName } from '@/components/ui/icon';
import type { FormField, Verdict } from '@/lib/forms/definition/form-definition';
import styles from './check-note.module.css';
import type { ControlProps } from './form-question';
import { Digits, Line } from './line-controls';

/** A control that shows the result of a register check beside the answer (FORMS-10). */
function Checked({ Control, ...props }: ControlProps & { Control: ComponentType<ControlProps> }) {
  const { register, verdict } = useFieldCheck(props.field, props.register);
  const text = verdict ? props.texts.checks?.[verdict.key] : undefined;
  const note = verdict && text && !props.error ? <CheckNote tone={verdict.tone} text={text} /> : null;
  return <Control {...props} register={register} looks={{ ...props.looks, note }} />;
}

const withCheck = (Control: ComponentType<ControlProps>) => (props: ControlProps) =>
  'check' in props.field ? <Checked {...props} Control={Control} /> : <Control {...props} />;

export const CHECKED_CONTROLS = { text: withCheck(Line), digits: withCheck(Digits) };

const ICONS: Record<Verdict['tone'], IconName> = { info: 'info', success: 'check', warning: 'alert' };

/** The result of a check, in one line below its control. */
function CheckNote({ tone, text }: { tone: Verdict['tone']; text: string }) {
  return (
    <p className={`${styles.note} ${styles[tone]}`}>
      <Icon name={ICONS[tone]} />
      <span>{text}</span>
    </p>
  );
}

/** An answer counts as finished after a pause in typing of this length. */
const PAUSE_MS = 800;

const typedIn = ({ target }: SyntheticEvent | { target: unknown }) => (target as HTMLInputElement).value;

/** Runs when the user leaves the field or pauses typing. The API validates the answer on submission anyway. */
function useFieldCheck(field: FormField, register: UseFormRegisterReturn) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const asked = useRef('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const first = useRef(ask);
  useEffect(() => {
    // The user may have left an answered field before the script loaded, which counts as well.
    const control = document.getElementById(field.name) as HTMLInputElement | null;
    if (control?.value && control !== document.activeElement) void first.current(control.value);
    return () => clearTimeout(pause.current);
  }, [field.name]);

  async function ask(answer: string): Promise<void> {
    clearTimeout(pause.current);
    if (answer === asked.current) return;
    asked.current = answer;
    try {
      const { askCheck } = await import('@/lib/forms/browser/ask-check');
      const found = await askCheck(field, answer);
      await untilClicked();
      if (asked.current === answer) setVerdict(found);
    } catch {
      // Leaving the field again repeats the check.
      if (asked.current === answer) asked.current = '';
    }
  }

  function forget(answer: string): void {
    clearTimeout(pause.current);
    asked.current = '';
    setVerdict(null);
    pause.current = setTimeout(() => void ask(answer), PAUSE_MS);
  }

  const checked: UseFormRegisterReturn = {
    ...register,
    onChange(event) {
      forget(typedIn(event));
      return register.onChange(event);
    },
    onBlur(event) {
      void ask(typedIn(event));
      return register.onBlur(event);
    },
  };
  return { register: checked, verdict };
}
