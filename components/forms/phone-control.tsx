'use client';

import type { ChangeEvent } from 'react';
import { TextField } from '@/components/ui/text-field';
import { toLatinDigits } from '@/lib/i18n/digits';
import type { ControlProps } from './form-question';
import { readLine } from './line-controls';

/** Latin digits on input and paste (FORMS-14); the caret keeps its position. */
function cleanInPlace(input: HTMLInputElement): void {
  const cleaned = toLatinDigits(input.value);
  if (cleaned === input.value) return;
  const caret = input.selectionStart;
  input.value = cleaned;
  input.setSelectionRange(caret, caret);
}

function Phone(props: ControlProps) {
  const { register, looks } = props;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    cleanInPlace(event.currentTarget);
    return register.onChange(event);
  };
  return (
    <TextField
      type="tel"
      inputMode="tel"
      dir="ltr"
      spellCheck={false}
      {...readLine(props)}
      {...register}
      onChange={change}
      {...looks}
    />
  );
}

/** The control for phone numbers. Separate, because the award's forms do not use it. */
export const PHONE_CONTROLS = { phone: Phone };
