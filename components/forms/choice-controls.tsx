'use client';

import { CheckboxGroup, RadioGroup } from '@/components/ui/choice-group';
import { SelectField } from '@/components/ui/select-field';
import { type ControlProps, textOf } from './form-question';

/** A choice that has ended is shown only while it is the answer. */
export function Select({ looks, texts, answer, words, register }: ControlProps) {
  const options = (texts.options ?? []).filter(({ value, isEnded }) => !isEnded || value === answer);
  const choice = { options, placeholder: words.choose, defaultValue: textOf(answer) };
  return <SelectField {...choice} {...register} {...looks} />;
}

function Radio({ looks, texts, answer, register }: ControlProps) {
  return <RadioGroup options={texts.options ?? []} chosen={[String(answer)]} {...register} {...looks} />;
}

function Boxes({ looks, texts, answer, register }: ControlProps) {
  const chosen = Array.isArray(answer) ? answer : [];
  return <CheckboxGroup options={texts.options ?? []} chosen={chosen} {...register} {...looks} />;
}

export const CHOICE_CONTROLS = { select: Select, radio: Radio, checkboxes: Boxes };
