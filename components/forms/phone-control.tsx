'use client';

import type { ChangeEvent } from 'react';
import { TextField } from '@/components/ui/text-field';
import { toLatinDigits } from '@/lib/i18n/digits';
import type { ControlProps } from './form-question';
import { readLine } from './line-controls';

/** Digits of every script become Latin ones as they are typed or pasted (FORMS-14); the caret stays where it was. */
function cleanInPlace(input: HTMLInputElement): void {
  const cleaned = toLatinDigits(input.value);
  if (cleaned === input.value) return;
  const caret = input.selectionStart;
  input.value = cleaned;
  input.setSelectionRange(caret, caret);
}

/** A phone number of any country, with or without plus sign. */
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

/** The control of phone numbers, which the award's forms do without. */
export const PHONE_CONTROLS = { phone: Phone };
