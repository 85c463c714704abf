'use client';

import type { ComponentType } from 'react';
import { CheckNote } from './check-note';
import type { ControlProps } from './form-question';
import { Digits, Line } from './line-controls';
import { useFieldCheck } from './use-field-check';

/** A control that says beside the answer what a register knows of it (FORMS-10). */
function Checked({ Control, ...props }: ControlProps & { Control: ComponentType<ControlProps> }) {
  const { register, verdict } = useFieldCheck(props.field, props.register);
  const text = verdict ? props.texts.checks?.[verdict.key] : undefined;
  const note = verdict && text && !props.error ? <CheckNote tone={verdict.tone} text={text} /> : null;
  return <Control {...props} register={register} looks={{ ...props.looks, note }} />;
}

const withCheck = (Control: ComponentType<ControlProps>) => (props: ControlProps) =>
  'check' in props.field ? <Checked {...props} Control={Control} /> : <Control {...props} />;

/** Controls of the kinds that can have a check. */
export const CHECKED_CONTROLS = { text: withCheck(Line), digits: withCheck(Digits) };
