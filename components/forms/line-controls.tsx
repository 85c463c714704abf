'use client';

import type { ComponentProps } from 'react';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import type { FieldKind } from '@/lib/forms/definition/form-definition';
import { Day } from './day-control';
import { DigitsField } from './digits-field';
import { type ControlProps, textOf } from './form-question';

const LTR = { dir: 'ltr', spellCheck: false } as const;
/** By default the text itself determines the direction of a typed answer. */
const BY_LETTERS = { dir: 'auto' } as const;

/** Tells the keyboard and the browser which kind of input is expected. */
const LINES: Partial<Record<FieldKind, ComponentProps<'input'>>> = {
  text: BY_LETTERS,
  email: { type: 'email', inputMode: 'email', ...LTR },
  saudiMobile: { type: 'tel', maxLength: 10 },
  callingNumber: { type: 'tel' },
};

export function readLine({ field, answer }: ControlProps) {
  const own = 'dir' in field && field.dir ? { dir: field.dir } : {};
  const room = field.kind === 'digits' ? { maxLength: field.maxLength } : {};
  return {
    ...LINES[field.kind],
    ...own,
    ...room,
    autoComplete: field.autoComplete,
    defaultValue: textOf(answer),
  };
}

export function Line(props: ControlProps) {
  return <TextField {...readLine(props)} {...props.register} {...props.looks} />;
}

export function Digits(props: ControlProps) {
  return <DigitsField {...readLine(props)} {...props.register} {...props.looks} />;
}

export function Area({ looks, answer, register }: ControlProps) {
  return <TextArea rows={6} {...BY_LETTERS} defaultValue={textOf(answer)} {...register} {...looks} />;
}

export const LINE_CONTROLS = {
  text: Line,
  textarea: Area,
  email: Line,
  saudiMobile: Digits,
  callingNumber: Digits,
  digits: Digits,
  number: Digits,
  date: Day,
};
